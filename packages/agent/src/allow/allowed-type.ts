/** A tool that every entity type can have: its name behind the dot. */
export type StandardTool = 'get' | 'list' | 'events' | 'explain' | 'preview' | 'escalate'

/** How a creation or an operation is handed to an agent. */
export interface AllowedCall {
  /**
   * Arguments (of a creation without outcomes: fields) that only trusted code gives. They are absent from the tool's
   * schema, and a call that supplies one is refused. Where one version of the definition does not take one, it is left
   * out there.
   */
  readonly trusted?: readonly string[]
}

/**
 * An entity type that an agent may work with, and what it may do with it. What is not written here does not exist for
 * the agent: another type, another version, another operation.
 *
 * @example
 * const refund: AllowedType = {
 *   entity: 'refund',
 *   versions: [1],
 *   tools: ['get', 'explain', 'escalate'],
 *   operations: { submit: {}, approve: { trusted: ['actor_role'] } },
 * }
 */
export interface AllowedType {
  /** Named once in a list: its versions stand together. */
  readonly entity: string
  /** Of the definition; one at least. An instance of another version does not exist for the agent. */
  readonly versions: readonly number[]
  readonly tools: readonly StandardTool[]
  /** Left out: the agent creates none. */
  readonly create?: AllowedCall
  /** By name; each is an operation of one of the versions at least. */
  readonly operations: { readonly [operation: string]: AllowedCall }
}
