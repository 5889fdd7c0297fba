import { left, type Either } from 'fp-ts/lib/Either.js'
import type { CallPlace, ProviderError } from '../error/provider-error.js'
import { failed, type CallState } from './ask.js'
import type { CallOptions } from './call-options.js'
import { observed } from './observed.js'
import type { ProviderContext } from './provider-context.js'
import { timeOf, untilStopped } from './until-stopped.js'

/** Makes a call within its time, and tells the observer. */
export const makeCall = <A>(
  context: ProviderContext,
  place: CallPlace,
  options: CallOptions,
  work: (call: CallState) => Promise<Either<ProviderError, A>>,
): Promise<Either<ProviderError, A>> =>
  observed(context.observer, place, () => {
    const progress = { started: false }
    const milliseconds = timeOf(context.limits.callTime, options)
    return untilStopped<Either<ProviderError, A>>(
      milliseconds,
      options.signal,
      (signal) => {
        const call = { context, place, signal, principal: options.principal, progress }
        // What a schema of the author's made may be anything, and trip whoever looks at it.
        return work(call).catch((fault: unknown) => left(failed(call, fault)))
      },
      (why) => {
        const { started } = progress
        return left(
          why === 'deadline'
            ? { kind: 'deadline_exceeded', ...place, milliseconds, started }
            : { kind: 'cancelled', ...place, started },
        )
      },
    )
  })
