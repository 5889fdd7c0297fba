import type { StoreCommand } from '../../arbitrary/commands.js'
import type { Held } from '../../model/held.js'
import { sameBytes } from '../expect.js'
import type { Actor, Outcome } from './actor.js'
import { plainly } from './plainly.js'

/** A request and its answer. */
export interface Answered<Request> {
  readonly request: Request
  readonly answer: Outcome
}

/** What was asked one after the other, and what the plain reading holds after it. */
export interface Played<Request> {
  readonly answered: readonly Answered<Request>[]
  readonly held: Held
}

/** Makes the requests one after the other; each is answered as by the plain reading, and both then hold the same. */
export const playInTurn = async <Request>(
  actor: Actor<Request>,
  commands: readonly StoreCommand[],
): Promise<Played<Request>> => {
  const answered: Answered<Request>[] = []
  let held: Held = []
  // The same command again is the same request again.
  const requests = new Map<StoreCommand, Request | undefined>()
  for (const [index, command] of commands.entries()) {
    const request = requests.has(command) ? requests.get(command) : actor.requestFor(command, held)
    requests.set(command, request)
    if (request === undefined) continue
    const expected = actor.expected(request, held)
    const answer = await actor.perform(request, 0)
    sameBytes(`the answer to request ${index + 1}`, plainly(expected.answer), plainly(answer))
    held = expected.held
    answered.push({ request, answer })
  }
  sameBytes('what is held at the end', actor.dumpOf(held), await actor.dump())
  return { answered, held }
}
