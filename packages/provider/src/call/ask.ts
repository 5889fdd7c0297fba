import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../entity/entity-type.js'
import type { CallPlace, ProviderBusy, ProviderFailed } from '../error/provider-error.js'
import type { ProviderContext } from './provider-context.js'

/** A call under way. */
export interface CallState {
  readonly context: ProviderContext
  readonly place: CallPlace
  readonly signal: AbortSignal
  /** Has the provider been asked? */
  readonly progress: { started: boolean }
}

/** The provider's own code failed: what it threw goes to the log, and no further. */
export const failed = ({ context, place }: CallState, fault: unknown): ProviderFailed => {
  context.logger.error('a call of the provider failed', { ...place, fault })
  return { kind: 'provider_failed', ...place }
}

/** A place is kept until what was asked has ended, or has been told to stop and had its time for that. */
const leaveAfter = (running: Promise<unknown>, { context, signal }: CallState): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeft = false
  const leave = (): void => {
    if (isLeft) return
    isLeft = true
    clearTimeout(timer)
    signal.removeEventListener('abort', startGrace)
    context.slots.leave()
  }
  const startGrace = (): void => {
    timer = setTimeout(leave, context.limits.graceTime)
    // A call that nobody waits for keeps no process alive.
    timer.unref()
  }
  signal.addEventListener('abort', startGrace)
  // It may have been told to stop before it had given its promise.
  if (signal.aborted) startGrace()
  running.then(leave, leave)
}

/**
 * Asks one of the provider's functions, once it is the call's turn. Whatever the function does, the answer is a value.
 */
export const ask = async (
  call: CallState,
  question: (given: CallContext<unknown>) => unknown,
): Promise<Either<ProviderBusy | ProviderFailed, unknown>> => {
  const { context, place, signal, progress } = call
  if (!(await context.slots.enter(signal))) return left({ kind: 'provider_busy', ...place })
  progress.started = true
  const running = (async () => question({ services: context.services, logger: context.logger, signal }))()
  leaveAfter(running, call)
  try {
    return right(await running)
  } catch (fault) {
    return left(failed(call, fault))
  }
}
