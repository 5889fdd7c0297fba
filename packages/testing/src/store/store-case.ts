import type { Store } from '@assent/shell'

/** One thing that every store does; `run` gets a store that nobody wrote to. */
export interface StoreCase {
  /** A plain sentence with the rule that it holds the store to. */
  readonly name: string
  /** Rejects with an Error that names what was expected and what was found. */
  readonly run: (store: Store) => Promise<void>
}

/** Opens a store that nobody wrote to. */
export type OpenStore = () => Promise<Store>

/** Closes a store and opens another over the same data. */
export type ReopenStore = (store: Store) => Promise<Store>

/** One thing that a store does whose data outlive it. */
export interface ReopenCase {
  readonly name: string
  readonly run: (store: Store, reopen: ReopenStore) => Promise<void>
}
