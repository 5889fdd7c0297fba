import { longestTime } from '../limits.js'
import type { CallOptions } from './call-options.js'

/** Why a call was stopped before it had an answer. */
export type Stop = 'deadline' | 'cancelled'

/** The time that a call has: what its caller asks for, and never more than the provider allows. */
export const timeOf = (allowed: number, { timeout }: CallOptions): number => {
  const asked = typeof timeout === 'number' && timeout > 0 ? timeout : allowed
  return Math.min(asked, allowed, longestTime)
}

/**
 * Does work until it is done, its time is over, or the caller's signal aborts, whichever is first. The work's own
 * signal aborts then; what it still does is not waited for.
 */
export const untilStopped = <A>(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<A>,
  stopped: (why: Stop) => A,
): Promise<A> => {
  if (signal?.aborted === true) return Promise.resolve(stopped('cancelled'))
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const tidy = (): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    const stop = (why: Stop): void => {
      tidy()
      resolve(stopped(why))
      controller.abort(new Error(why === 'deadline' ? 'the time of the call is over' : 'the call was cancelled'))
    }
    const onAbort = (): void => stop('cancelled')
    const timer = setTimeout(() => stop('deadline'), milliseconds)
    signal?.addEventListener('abort', onAbort)
    work(controller.signal).then(resolve, reject).finally(tidy)
  })
}
