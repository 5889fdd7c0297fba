import { playInTurn } from '../stored/in-turn.js'
import type { StoredLaw } from '../stored/stored-law.js'
import type { RuntimeCase } from './runtime-case.js'

/** Requests one after the other. */
export const answersInTurn: StoredLaw<RuntimeCase> = {
  name: 'T-1 to T-12: answers every request as the plain reading does, and holds the same',
  holds: async ({ actor, commands }) => {
    await playInTurn(actor, commands)
  },
}
