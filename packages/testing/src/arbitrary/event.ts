import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredEvent } from './authored.js'
import { word } from './name.js'
import type { Scope } from './scope.js'
import type { Settings } from './settings.js'
import { template } from './template.js'

/** An event template whose payload registration accepts in the scope. */
export const event = (scope: Scope, settings: Settings): fc.Arbitrary<AuthoredEvent> => {
  const made = fc.record(
    {
      type: word(['Opened', 'Changed', 'Closed'], settings.curiousNames),
      payload: template(scope, settings.templateDepth),
    },
    { requiredKeys: ['type'] },
  )
  return withAbsence(made, absencesOf.event, settings)
}
