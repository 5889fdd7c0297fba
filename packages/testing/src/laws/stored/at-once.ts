import { canonical, type Json } from '@assent/kernel'
import type { StoreCommand } from '../../arbitrary/commands.js'
import type { Held } from '../../model/held.js'
import type { Actor } from './actor.js'
import type { Answered } from './in-turn.js'
import { inSomeOrder } from './some-order.js'

/** So few that every order of them can be tried. */
const atOnce = 4

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve()
}

const groupsOf = (commands: readonly StoreCommand[]): readonly (readonly StoreCommand[])[] => {
  const [first, ...rest] = commands
  const groups = first === undefined ? [] : [[first]]
  // The first by itself, so that there is something to fight about.
  for (let start = 0; start < rest.length; start += atOnce) groups.push(rest.slice(start, start + atOnce))
  return groups
}

/** All look first, each sees the same; then all ask, each after some turns. */
const askAll = async <Request>(
  actor: Actor<Request>,
  commands: readonly StoreCommand[],
  held: Held,
  delays: readonly number[],
): Promise<readonly Answered<Request>[]> => {
  const requests = commands.flatMap((command) => actor.requestFor(command, held) ?? [])
  return Promise.all(
    requests.map(async (request, index) => {
      await turns(delays[index] ?? 0)
      return { request, answer: await actor.perform(request, index % 2) }
    }),
  )
}

/**
 * Makes several requests at the same time: the answers, and what is held after them, are those of the same requests in
 * some order one after the other.
 */
export const playAtOnce = async <Request>(
  actor: Actor<Request>,
  commands: readonly StoreCommand[],
  delays: readonly number[],
): Promise<void> => {
  let held: Held = []
  for (const group of groupsOf(commands)) {
    const answered = await askAll(actor, group, held, delays)
    const dump = canonical((await actor.dump()) as Json)
    const end = inSomeOrder(actor, held, answered, (one) => canonical(actor.dumpOf(one) as Json) === dump)
    if (end === undefined)
      throw new Error(
        `no order of these requests gives their answers and leaves what is held: ${canonical({
          answered: answered as unknown as Json,
          held: dump,
        })}`,
      )
    held = end
  }
}
