import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import { absencesOf, withAbsence } from './absence.js'
import type { AuthoredDefinition, AuthoredOperation, AuthoredSchema } from './authored.js'
import { event } from './event.js'
import { lifecycle } from './lifecycle.js'
import { operations } from './operation.js'
import { projections } from './projection.js'
import { rules } from './rule.js'
import { entitySchema } from './schema.js'
import { scopeOf } from './scope.js'
import { serviceSource } from './service/service-source.js'
import type { Settings } from './settings.js'

type Operations = { readonly [name: string]: AuthoredOperation }
type Body = Omit<AuthoredDefinition, 'entity' | 'version'>

const creation = (own: AuthoredSchema, settings: Settings): fc.Arbitrary<NonNullable<AuthoredDefinition['create']>> =>
  withAbsence(
    fc.record({ emit: event(scopeOf('creation event', own), settings) }, { requiredKeys: [] }),
    absencesOf.create,
    settings,
  )

const about = (
  own: AuthoredSchema,
  states: LifecycleDocument,
  made: fc.Arbitrary<Operations>,
  settings: Settings,
): fc.Arbitrary<Body> => {
  const invariant = scopeOf('invariant', own)
  return fc.record(
    {
      schema: fc.constant(own),
      lifecycle: fc.constant(states),
      invariants: rules(invariant, settings),
      create: creation(own, settings),
      operations: made,
      projections: projections(invariant, states, settings),
    },
    { requiredKeys: ['schema', 'lifecycle', 'operations'] },
  )
}

/**
 * All of a document but its name, as it is made: valid by construction, before anything asks whether it is. It shrinks
 * badly, for its parts are chained; `shrinking` goes round it.
 */
const body = (settings: Settings): fc.Arbitrary<Body> => {
  const operationsOf = operations(settings)
  return fc
    .tuple(entitySchema(settings), lifecycle(settings))
    .chain(([own, states]) => about(own, states, operationsOf(own, states), settings))
}

/** What tells definitions apart (K-18); an absent version is 1. */
export type Identity = Pick<AuthoredDefinition, 'entity' | 'version'>

/** Documents of these identities. */
export const documentSource = (
  identity: fc.Arbitrary<Identity>,
  settings: Settings,
): fc.Arbitrary<AuthoredDefinition> => {
  const made =
    settings.semantics === 'kernel/1'
      ? fc.tuple(identity, body(settings)).map(([named, rest]) => ({ ...named, ...rest }))
      : serviceSource(identity, settings)
  return withAbsence<AuthoredDefinition>(made, absencesOf.definition, settings)
}
