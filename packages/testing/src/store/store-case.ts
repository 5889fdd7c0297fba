import type { Store } from '@assent/shell'

/** One thing that every store does; `run` gets a store that nobody wrote to. */
export interface StoreCase<S extends Store = Store> {
  /** A plain sentence with the rule that it holds the store to. */
  readonly name: string
  /** Rejects with an Error that names what was expected and what was found. */
  readonly run: (store: S) => Promise<void>
}

/** Opens a store that nobody wrote to. */
export type OpenStore<S extends Store = Store> = () => Promise<S>

/** Closes a store and opens another over the same data. */
export type ReopenStore = (store: Store) => Promise<Store>

/** One thing that a store does whose data outlive it. */
export interface ReopenCase {
  readonly name: string
  readonly run: (store: Store, reopen: ReopenStore) => Promise<void>
}
