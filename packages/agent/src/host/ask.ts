import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { HostFailed } from '../refusal/agent-error.js'
import type { Answer, Host, HostStep } from './host.js'

const drop = (): void => undefined

/** Tells the host's log of a fault. What that fails with in turn is dropped: it has nowhere to go. */
const tellFault = (host: Pick<Host<never>, 'onFault'>, fault: unknown, step: HostStep): void => {
  const tell = async (): Promise<unknown> => host.onFault?.(fault, step)
  tell().catch(drop)
}

/** Asks the host; that it throws or rejects is `host_failed`. The fault stays with the host: it may hold secrets. */
export const ask = async <A>(
  host: Pick<Host<never>, 'onFault'>,
  step: HostStep,
  question: () => Answer<A>,
): Promise<Either<HostFailed, A>> => {
  try {
    return right(await question())
  } catch (fault) {
    tellFault(host, fault, step)
    return left({ kind: 'host_failed', step })
  }
}

/** What the host answered is not what it may answer: its fault, and not the caller's. */
export const wrongAnswer = (host: Pick<Host<never>, 'onFault'>, step: HostStep, fault: string): HostFailed => {
  tellFault(host, new Error(fault), step)
  return { kind: 'host_failed', step }
}

/** Starts what the host wants done after a commit, without waiting for it; that it fails changes nothing. */
export const start = (host: Pick<Host<never>, 'onFault'>, step: HostStep, work: () => unknown): void => {
  void ask(host, step, work)
}
