import { setTimeout as pause } from 'node:timers/promises'
import { left, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { cancelled } from '../contract/cancelled.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'
import { classify, driverErrorOf, isBusy } from './classify.js'
import type { Source } from './source.js'

/** How often a busy database is asked before `store_unreachable` is answered: some seconds in all. */
const mostAttempts = 200

/** The longest pause between two attempts, in milliseconds; drawn at random, so that writers do not march in step. */
const longestPause = 40

/**
 * Runs work on the driver, which never waits long by itself since its waiting blocks the process: a busy database is
 * asked again after a pause. The one place where failures of the driver become values. `recordId` is given where the
 * work is a write.
 */
export const attempt =
  <A>(
    source: Source,
    work: () => Either<StoreError, A>,
    options: CallOptions | undefined,
    recordId?: string,
  ): TaskEither<StoreError, A> =>
  async () => {
    for (let attempts = 1; ; attempts += 1) {
      const fault = cancelled('sqlite', options)
      if (fault !== undefined) return left(fault)
      try {
        return work()
      } catch (error) {
        const failure = driverErrorOf(error)
        if (failure === undefined) throw error
        if (!isBusy(failure)) source.discard()
        if (!isBusy(failure) || attempts === mostAttempts) return left(classify(failure, source.name, recordId))
      }
      await pause(Math.random() * Math.min(longestPause, attempts))
    }
  }
