import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredDefinition } from './authored.js'
import { name } from './name.js'
import { objectOf } from './object-of.js'
import type { Scope } from './scope.js'
import type { Settings } from './settings.js'

type Projections = NonNullable<AuthoredDefinition['projections']>

/** Projections by a reference that an invariant could make, or by a text that files nothing (K-148). */
export const projections = (
  scope: Scope,
  { states }: LifecycleDocument,
  settings: Settings,
): fc.Arbitrary<Projections> => {
  const key = fc.oneof(
    { weight: 9, arbitrary: scope.expression },
    { weight: 1, arbitrary: fc.constantFrom('', 'fields.label') },
  )
  const projection = fc.record({ key, in_state: fc.constantFrom(...states) }, { requiredKeys: ['key'] })
  const own = settings.curiousNames ? name() : fc.constantFrom('grouped', 'counted', 'listed')
  return fc
    .uniqueArray(fc.tuple(own, withAbsence(projection, absencesOf.projection, settings)), {
      maxLength: settings.projections,
      selector: ([named]) => named,
    })
    .map(objectOf)
}
