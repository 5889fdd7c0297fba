import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredDefinition } from './authored.js'
import { objectOf } from './object-of.js'
import type { Scope } from './scope.js'

type Projections = NonNullable<AuthoredDefinition['projections']>

/** At most one projection by a reference that an invariant could make (K-148). */
export const projections = (scope: Scope, { states }: LifecycleDocument): fc.Arbitrary<Projections> => {
  const projection = fc.record(
    { key: scope.expression, in_state: fc.constantFrom(...states) },
    { requiredKeys: ['key'] },
  )
  return fc.array(fc.tuple(fc.constant('grouped'), projection), { maxLength: 1 }).map(objectOf)
}
