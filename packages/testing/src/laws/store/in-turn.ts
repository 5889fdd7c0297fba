import { playInTurn } from '../stored/in-turn.js'
import type { StoredLaw } from '../stored/stored-law.js'
import type { WritingCase } from './store-case.js'

/** Writes one after the other. */
export const writesInTurn: StoredLaw<WritingCase> = {
  name: 'S-13 to S-22: answers every write as the plain reading does, and holds the same',
  holds: async ({ actor, commands }) => {
    await playInTurn(actor, commands)
  },
}
