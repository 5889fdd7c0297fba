/** A way from one state to another that an operation declares. */
export interface Edge {
  readonly operation: string
  readonly from: string
  readonly to: string
  /** Does an outcome stay in the state, whichever it is? That leads nowhere. */
  readonly stays?: true
}
