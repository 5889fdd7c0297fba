import type { Held } from '../../model/held.js'
import { sameBytes } from '../expect.js'
import type { StoredLaw } from '../stored/stored-law.js'
import type { RuntimeCase } from './runtime-case.js'

/** What was refused has not happened. */
export const refusedChangesNothing: StoredLaw<RuntimeCase> = {
  name: 'C-2, S-19: a refused request changes nothing that is held, and takes no record id',
  holds: async ({ actor, commands }) => {
    let held: Held = []
    for (const command of commands) {
      const request = actor.requestFor(command, held)
      if (request === undefined) continue
      held = actor.expected(request, held).held
      const before = await actor.dump()
      const answer = await actor.perform(request, 0)
      if ('refused' in answer) sameBytes('what is held after a refusal', before, await actor.dump())
    }
  },
}
