import { storeBackend, storeUnreachable, type StoreError } from '../store-error.js'

/** What a failure of a driver means to the call that it met. */
export interface Failure {
  /**
   * - `refused`: the tables do not take the row: another one is there.
   * - `again`: the server undid the work for another's sake; the same work may succeed.
   * - `lost`: the connection is gone, and with it the answer to what was sent.
   */
  readonly kind: 'refused' | 'again' | 'lost' | 'store_unreachable' | 'store_backend'
  /** Never repeats the driver's text, which may quote what was sent. */
  readonly detail: string
}

/** A failure as the answer of a call; `recordId` is given where what was sent was a write. */
export const errorOf = (provider: string, { kind, detail }: Failure, recordId?: string): StoreError => {
  if (kind === 'lost' && recordId !== undefined) return { kind: 'outcome_unknown', record_id: recordId, detail }
  if (kind === 'lost' || kind === 'store_unreachable') return storeUnreachable(provider, detail)
  return storeBackend(detail)
}
