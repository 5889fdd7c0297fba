/** What one provider may cost. Every member has a default in `defaultProviderLimits`; a provider may override each. */
export interface ProviderLimits {
  /** Calls of the provider's own functions that run at the same time. */
  readonly concurrent: number
  /** Calls that wait for their turn; one more is refused at once. */
  readonly queued: number
  /** Milliseconds that a call waits for its turn. */
  readonly queueTime: number
  /** Milliseconds that a call takes, its wait included. A caller may ask for less, not for more. */
  readonly callTime: number
  /**
   * Milliseconds that a function which was told to stop keeps its place, where it goes on regardless. After that
   * another takes the place: a backend that never answers must not end the provider for good.
   */
  readonly graceTime: number
  /** Results of one page, where the caller sets no limit, and the largest limit that a caller may set. */
  readonly results: number
}

/** 8 calls at once, 64 that wait, for 5 s; 30 s a call and as long to stop; 1000 results a page. */
export const defaultProviderLimits: ProviderLimits = Object.freeze({
  concurrent: 8,
  queued: 64,
  queueTime: 5_000,
  callTime: 30_000,
  graceTime: 30_000,
  results: 1_000,
})

/** The longest id of a record, in UTF-16 units. */
export const longestId = 2_048

/** The longest cursor, in UTF-16 units: it has to fit into an address. */
export const longestCursor = 8_192

/** Pages without a result that may follow each other while each says that another one exists. */
export const mostEmptyPages = 100

/** The longest message of a schema that is passed on, in UTF-16 units. */
export const longestMessage = 300

/** The longest time that a timer of the host takes, in milliseconds. */
export const longestTime = 2 ** 31 - 1
