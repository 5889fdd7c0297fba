/** What a search of a provider is asked. */
export interface ProviderSearch {
  /** As the provider's own `search` gets it. */
  readonly input: unknown
  /** Results at most. */
  readonly limit?: number
  /** The `nextCursor` of the page before. */
  readonly cursor?: string
  /** Aborts where the caller waits no longer. */
  readonly signal: AbortSignal
}

/** A page of what a search found. */
export interface ProviderPage {
  readonly results: readonly unknown[]
  /** Only where another page exists. */
  readonly nextCursor?: string | undefined
}

/**
 * The two functions of an entity type, as its author wrote them or behind whatever calls them. A failure is a
 * rejection.
 *
 * @example
 * const port = { search: (asked) => searchEvents({ ...asked, services, logger }), get: (asked) => getEvent(asked.id) }
 */
export interface ProviderPort {
  readonly search: (asked: ProviderSearch) => Promise<ProviderPage>
  /** The record, or undefined where none has this id. */
  readonly get: (asked: { readonly id: string; readonly signal: AbortSignal }) => Promise<unknown>
}

/** Undoes what a scene did to the backend. */
export type Restore = () => Promise<void>

/** What the laws know of the backend behind a port. Laws that need what is left out pass over. */
export interface ProviderScene {
  /** A search that finds three to a thousand records, and the same ones each time while laws are tried. */
  readonly input: unknown
  /** What is wrong with a record, as its type says; undefined where nothing is. */
  readonly faultOf?: (record: unknown) => string | undefined
  /** Changes what a record holds, so that the search still finds it. */
  readonly change?: (id: string) => Promise<void>
  /** Makes the backend fail, as if it were broken. */
  readonly fail?: () => Promise<Restore>
  /** Makes the backend answer nothing, as if it hung. */
  readonly stall?: () => Promise<Restore>
  /** Milliseconds after which a call that has not ended never will: 10 000 where it is left out. */
  readonly patience?: number
}
