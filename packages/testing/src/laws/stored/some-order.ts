import type { Held } from '../../model/held.js'
import { canonical, type Json, type JsonObject } from '@assent/kernel'
import type { Actor, Outcome } from './actor.js'
import type { Answered } from './in-turn.js'
import { plainly } from './plainly.js'

/**
 * A stale request is refused before the kernel decides or after, as it comes; the two say the expected revision in two
 * ways (T-15, X-6).
 */
const loosely = (outcome: Outcome): string => {
  const plain = plainly(outcome)
  if (!('refused' in plain)) return canonical(plain)
  const { expected, ...refusal } = plain.refused as JsonObject & { readonly expected?: Json }
  const revision = (expected as JsonObject | undefined)?.['revision'] ?? expected ?? null
  return canonical({ ...refusal, expected: revision })
}

/**
 * Is there an order of the requests in which the plain reading gives each its answer and ends as `isEnd` says? What it
 * holds then, or nothing.
 */
export const inSomeOrder = <Request>(
  actor: Actor<Request>,
  held: Held,
  answered: readonly Answered<Request>[],
  isEnd: (held: Held) => boolean,
): Held | undefined => {
  if (answered.length === 0) return isEnd(held) ? held : undefined
  for (const [index, { request, answer }] of answered.entries()) {
    const expected = actor.expected(request, held)
    if (loosely(expected.answer) !== loosely(answer)) continue
    const end = inSomeOrder(actor, expected.held, answered.toSpliced(index, 1), isEnd)
    if (end !== undefined) return end
  }
  return undefined
}
