import { playAtOnce } from '../stored/at-once.js'
import type { StoredLaw } from '../stored/stored-law.js'
import type { RuntimeCase } from './runtime-case.js'

/** Requests at the same time. */
export const answersAtOnce: StoredLaw<RuntimeCase> = {
  name: 'T-10, S-18: answers requests at the same time as if they had come in some order, and holds what is left by it',
  holds: ({ actor, commands, delays }) => playAtOnce(actor, commands, delays),
}
