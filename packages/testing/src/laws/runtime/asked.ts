import type { StoredDecision, StoredObservation } from '@assent/shell'
import type { StoredRequest } from '../../model/runtime.js'
import { sameBytes } from '../expect.js'
import { outcomeOf } from '../stored/outcome.js'
import { dumpRuntime } from './dump.js'
import { perform } from './request.js'
import type { RuntimeCase } from './runtime-case.js'

/** A request that was accepted, and what was stored. */
export interface AcceptedRequest {
  readonly asked: StoredRequest
  readonly stored: StoredDecision | StoredObservation
}

/** Makes the requests of a case one after the other, and answers those that were stored. */
export const acceptedOf = async ({ actor, commands }: RuntimeCase): Promise<readonly AcceptedRequest[]> => {
  const accepted: AcceptedRequest[] = []
  let held: Parameters<typeof actor.expected>[1] = []
  for (const command of commands) {
    const asked = actor.requestFor(command, held)
    if (asked === undefined) continue
    held = actor.expected(asked, held).held
    const answer = await actor.perform(asked, 0)
    if (!('accepted' in answer)) continue
    const stored = answer.accepted as AcceptedRequest['stored']
    if (!stored.replayed) accepted.push({ asked, stored })
  }
  return accepted
}

/** The request must be answered so, and change nothing that is held. */
export const answersOnly = async (
  { runtime, subjects }: RuntimeCase,
  what: string,
  expected: object,
  asked: StoredRequest,
): Promise<void> => {
  const before = await dumpRuntime(runtime, subjects)
  sameBytes(what, expected, await outcomeOf(perform(runtime, asked)))
  sameBytes(`what is held after ${what}`, before, await dumpRuntime(runtime, subjects))
}
