import type { QueryStore, Store } from '@assent/shell'

/** A store with so many records that calls can be measured in it. */
export interface Filled {
  readonly records: number
  readonly store: Store & QueryStore
  readonly close: () => Promise<void>
}
