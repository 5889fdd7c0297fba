import { storeUnreachable, type StoreUnreachable } from '../store-error.js'
import type { CallOptions } from '../store.js'

/** Was the call aborted before its work was sent? Nothing is asked of the provider then. */
export const cancelled = (provider: string, options?: CallOptions): StoreUnreachable | undefined =>
  options?.signal?.aborted === true
    ? storeUnreachable(provider, 'the call was cancelled before it was sent')
    : undefined

/** What every call answers after `close`. */
export const closed = (provider: string): StoreUnreachable => storeUnreachable(provider, 'the store is closed')
