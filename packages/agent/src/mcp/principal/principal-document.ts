import type { JsonObject } from '@assent/kernel'
import type { StandardTool } from '../../allow/allowed-type.js'

/** How a creation or an operation is handed to the principal. */
export interface GrantedCall {
  /** The arguments (of a creation: fields) that are given for it, which no model may give. */
  readonly trusted: JsonObject
}

/** An entity type that the principal may work with. */
export interface GrantedType {
  readonly entity: string
  /** Of the definition; left out, all that there are. */
  readonly versions?: readonly number[]
  readonly tools: readonly StandardTool[]
  /** Left out: it creates none. */
  readonly create?: GrantedCall
  readonly operations: { readonly [operation: string]: GrantedCall }
}

/**
 * A principal as an operator writes it down: who it is, what it may do, and what is given for it. A text
 * `$claims.NAME`, as `who` or as the whole value of a trusted argument, is that claim of the caller's token.
 *
 * @example
 * { "who": "$claims.sub",
 *   "allow": [{ "entity": "refund", "tools": ["get"],
 *               "operations": { "approve": { "trusted": { "actor_role": "$claims.role" } } } }] }
 */
export interface PrincipalDocument {
  readonly who: string
  readonly allow: readonly GrantedType[]
}
