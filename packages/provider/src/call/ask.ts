import type { ValueError } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CallContext } from '../entity/entity-type.js'
import type { CallPlace, InvalidInput, ProviderBusy, ProviderFailed } from '../error/provider-error.js'
import { clippedFaults, faultsOf } from '../json/faults.js'
import type { ProviderContext } from './provider-context.js'
import { refusedFaults } from './refuse-input.js'

/** A call under way. */
export interface CallState {
  readonly context: ProviderContext
  readonly place: CallPlace
  readonly signal: AbortSignal
  readonly principal: unknown
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
    // A call that nobody waits for keeps no process alive; where there is no process, a timer is a number.
    if (typeof timer === 'object') timer.unref()
  }
  signal.addEventListener('abort', startGrace)
  // It may have been told to stop before it had given its promise.
  if (signal.aborted) startGrace()
  running.then(leave, leave)
}

/** The provider's own code found that the input is not what it takes. */
const refusedBy = ({ context: { redact }, place }: CallState, errors: readonly ValueError[]): InvalidInput => {
  const safe = errors.map(({ path, message }) => ({ path: redact.text(path), message: redact.text(message) }))
  return { kind: 'invalid_input', ...place, ...clippedFaults(faultsOf(safe)) }
}

/**
 * Asks one of the provider's functions, once it is the call's turn. Whatever the function does, the answer is a value.
 */
export const ask = async (
  call: CallState,
  question: (given: CallContext<unknown>) => unknown,
): Promise<Either<ProviderBusy | ProviderFailed | InvalidInput, unknown>> => {
  const { context, place, signal, principal, progress } = call
  if (!(await context.slots.enter(signal))) return left({ kind: 'provider_busy', ...place })
  progress.started = true
  const running = (async () => question({ services: context.services, principal, logger: context.logger, signal }))()
  leaveAfter(running, call)
  try {
    const answer = await running
    const refused = refusedFaults(answer)
    return refused === undefined ? right(answer) : left(refusedBy(call, refused))
  } catch (fault) {
    return left(failed(call, fault))
  }
}
