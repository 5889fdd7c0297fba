import type { RelationsDocument } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields } from '../authored.js'
import { identityField } from './identity-field.js'

/** What a definition declares of its identity and its relations, and the fields that these need. */
export interface Declared {
  /** The name of the identity field, which is one of `fields`. */
  readonly identity?: string
  readonly relations: RelationsDocument
  readonly fields: AuthoredFields
}

interface Wanted {
  readonly kind: 'owns' | 'references'
  readonly cardinality: 'one' | 'many'
  /** Which of the types it leads to, counted round and round. */
  readonly target: number
  readonly required: boolean
}

interface Plan {
  readonly identity: AuthoredField | undefined
  readonly wanted: readonly Wanted[]
}

const wanted: fc.Arbitrary<Wanted> = fc.record({
  kind: fc.constantFrom('owns', 'references', 'references'),
  cardinality: fc.constantFrom('one', 'many'),
  target: fc.nat(7),
  required: fc.boolean(),
})

const planOf = (entity: string): fc.Arbitrary<Plan> =>
  fc.record({
    identity: fc.option(identityField(entity), { freq: 3, nil: undefined }),
    wanted: fc.array(wanted, { maxLength: 2 }),
  })

const identityName = 'code'

// Where nothing is declared to be compared with, any field but a list will do (SR-102).
const anything: AuthoredField = { type: 'string' }

const carrier = ({ kind, cardinality, required }: Wanted, identity: AuthoredField = anything): AuthoredField => {
  const { required: _required, ...one } = identity
  if (kind === 'owns') return { ...one, required: true }
  if (cardinality === 'many') return { type: 'array', items: one, required: true }
  return required ? { ...one, required } : one
}

/** A relation, the type that declares it and the type whose schema carries it. */
interface Related {
  readonly declarer: number
  readonly carrying: number
  readonly name: string
  readonly relation: RelationsDocument[string]
  readonly field: AuthoredField
}

const relatedOf = (entities: readonly string[], plans: readonly Plan[]): readonly Related[] => {
  const owned = new Set<number>()
  return plans.flatMap(({ wanted: all }, declarer) =>
    all.flatMap((one, index): readonly Related[] => {
      const target = one.target % entities.length
      const owns = one.kind === 'owns'
      if (owns && owned.has(target)) return []
      if (owns) owned.add(target)
      const name = `${owns ? 'part' : 'peer'}_${index}`
      const via = `of_${name}_${declarer}`
      const { kind, cardinality } = one
      const field = carrier(one, plans[owns ? declarer : target]?.identity)
      const relation = { kind, target: entities[target] as string, cardinality, via }
      return [{ declarer, carrying: owns ? target : declarer, name, relation, field }]
    }),
  )
}

const declaredOf = (related: readonly Related[], { identity }: Plan, index: number): Declared => ({
  ...(identity === undefined ? {} : { identity: identityName }),
  relations: Object.fromEntries(
    related.filter(({ declarer }) => declarer === index).map(({ name, relation }) => [name, relation]),
  ),
  fields: Object.fromEntries([
    ...(identity === undefined ? [] : [[identityName, identity] as const]),
    ...related
      .filter(({ carrying }) => carrying === index)
      .map(({ relation, field }) => [relation.via, field] as const),
  ]),
})

/** What each of these entity types declares: together they fit (SR-97 to SR-102). */
export const declarations = (entities: readonly string[]): fc.Arbitrary<readonly Declared[]> =>
  fc.tuple(...entities.map(planOf)).map((plans) => {
    const related = relatedOf(entities, plans)
    return plans.map((one, index) => declaredOf(related, one, index))
  })
