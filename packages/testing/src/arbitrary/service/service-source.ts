import type { LifecycleDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredDefinition, AuthoredSchema } from '../authored.js'
import { lifecycle } from '../lifecycle.js'
import { operations } from '../operation.js'
import { projections } from '../projection.js'
import { rules } from '../rule.js'
import { entitySchema } from '../schema.js'
import { scopeOf, scopeWith } from '../scope.js'
import type { Settings } from '../settings.js'
import { creation } from './creation.js'
import { declarations, type Declared } from './declared.js'
import { scales } from './scale.js'

type Named = Pick<AuthoredDefinition, 'entity' | 'version'>
type Body = Omit<AuthoredDefinition, 'entity' | 'version'>

const about = (own: AuthoredSchema, states: LifecycleDocument, settings: Settings): fc.Arbitrary<Body> => {
  const invariant = scopeOf('invariant', own, {}, settings.semantics)
  // The number of characters of a text files nothing (SR-53).
  const keys = scopeWith(invariant.references.filter(({ form }) => form !== 'text count'))
  return fc.record(
    {
      schema: fc.constant(own),
      lifecycle: fc.constant(states),
      invariants: rules(invariant, settings),
      create: creation(own, states.initial, settings),
      operations: operations(settings)(own, states),
      projections: projections(keys, states, settings),
      scales: scales(),
    },
    { requiredKeys: ['schema', 'lifecycle', 'create', 'operations'] },
  )
}

const body = (settings: Settings): fc.Arbitrary<Body> =>
  fc.tuple(entitySchema(settings), lifecycle(settings)).chain(([own, states]) => about(own, states, settings))

const declaring = ({ identity, relations }: Declared): Partial<Body> => ({
  ...(identity === undefined ? {} : { identity: { field: identity } }),
  ...(Object.keys(relations).length === 0 ? {} : { relations }),
})

const declaredBy = ({ entity }: Named, settings: Settings): fc.Arbitrary<Declared> =>
  settings.declared === undefined
    ? declarations([entity]).map(([only]) => only ?? { relations: {}, fields: {} })
    : fc.constant(settings.declared)

/** Documents of these identities under a service level, valid by construction. */
export const serviceSource = (named: fc.Arbitrary<Named>, settings: Settings): fc.Arbitrary<AuthoredDefinition> =>
  named.chain((one) =>
    declaredBy(one, settings).chain((declared) =>
      body({ ...settings, declared }).map((rest) => ({
        ...one,
        semantics: settings.semantics,
        ...declaring(declared),
        ...rest,
      })),
    ),
  )
