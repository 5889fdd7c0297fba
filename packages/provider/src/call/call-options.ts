/** How one call is made. */
export interface CallOptions {
  /** Ends the call: it answers `cancelled` at once, and what the provider does later is not waited for. */
  readonly signal?: AbortSignal
  /** Milliseconds that the call takes at most; the provider's own limit where it is less, or no positive number. */
  readonly timeout?: number
  /** Who calls, as the host has proved it: handed to the provider's functions, and never looked at here. */
  readonly principal?: unknown
}
