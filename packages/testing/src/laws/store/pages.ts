import { playInTurn } from '../stored/in-turn.js'
import type { StoredLaw } from '../stored/stored-law.js'
import { sameBytes } from '../expect.js'
import { dumpKept } from './dump.js'
import type { WritingCase } from './store-case.js'

/** How a list is cut into pages is the reader's affair. */
export const pagesMakeTheList: StoredLaw<WritingCase> = {
  name: 'S-7: pages of any size make the same lists, in the order in which things happened',
  holds: async ({ actor, commands, store, kept }) => {
    const { held } = await playInTurn(actor, commands)
    for (const limit of [1, 2, 3])
      sameBytes(`pages of ${limit}`, actor.dumpOf(held), await dumpKept(store, kept, limit))
  },
}
