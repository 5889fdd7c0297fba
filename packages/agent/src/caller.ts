/** Who calls, in which conversation. */
export interface Caller<Principal> {
  readonly principal: Principal
  /** What the host identifies the principal by. */
  readonly name: string
  /** Null where the host gave none. */
  readonly conversation: string | null
}
