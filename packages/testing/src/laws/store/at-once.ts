import { playAtOnce } from '../stored/at-once.js'
import type { StoredLaw } from '../stored/stored-law.js'
import type { WritingCase } from './store-case.js'

/** Writes at the same time. */
export const writesAtOnce: StoredLaw<WritingCase> = {
  name: 'S-18, C-10: answers writes at the same time as if they had come in some order, and holds what is left by it',
  holds: ({ actor, commands, delays }) => playAtOnce(actor, commands, delays),
}
