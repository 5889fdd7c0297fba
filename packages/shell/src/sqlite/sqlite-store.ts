import { left, right } from 'fp-ts/lib/Either.js'
import { closed } from '../contract/cancelled.js'
import type { Store } from '../store.js'
import { attempt } from './attempt.js'
import { readCalls } from './read-calls.js'
import type { Run } from './run.js'
import type { Source } from './source.js'
import { writeCalls } from './write-calls.js'

/** A store over SQLite, wherever its handle comes from. */
export const storeOver = (source: Source): Store => {
  let isClosed = false
  const run: Run = (work, options, recordId) =>
    attempt(source, () => (isClosed ? left(closed('sqlite')) : work()), options, recordId)
  return {
    ...readCalls(source, run),
    ...writeCalls(source, run),
    close: () => async () => {
      isClosed = true
      source.close()
      return right(undefined)
    },
  }
}
