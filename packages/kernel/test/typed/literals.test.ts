import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../src/typed/define-entity.js'
import { refused } from '../support/outcome.js'

const entity = 'gate'
const schema = {}
const lifecycle = { initial: 'shut', states: ['shut', 'open'] } as const
const transitions = [{ from: 'shut', to: 'open' }] as const

const placeOf = (outcome: ReturnType<typeof defineEntity>): string => {
  const failure = refused(outcome)
  return failure.kind === 'parse_failure' ? failure.path : failure.defect
}

describe('a literal definition', () => {
  it('K-7: an unknown key is a type error at its place, and no definition', () => {
    const outcomes = [
      // @ts-expect-error of the definition
      defineEntity({ entity, schema, lifecycle, invariant: [] }),
      // @ts-expect-error of the lifecycle
      defineEntity({ entity, schema, lifecycle: { ...lifecycle, final: 'open' } }),
      // @ts-expect-error of the schema
      defineEntity({ entity, schema: { additional_properties: true }, lifecycle }),
      // @ts-expect-error of an invariant
      defineEntity({ entity, schema, lifecycle, invariants: [{ assert: true }, { assert: true, reason: 'so' }] }),
      // @ts-expect-error of the creation
      defineEntity({ entity, schema, lifecycle, create: { emits: [{ type: 'Made' }] } }),
      // @ts-expect-error of the creation's event
      defineEntity({ entity, schema, lifecycle, create: { emit: { type: 'Made', body: {} } } }),
      // @ts-expect-error of a projection
      defineEntity({ entity, schema, lifecycle, projections: { all: { key: '$id', state: 'open' } } }),
      // @ts-expect-error of an operation
      defineEntity({ entity, schema, lifecycle, operations: { unlock: { transitions, guard: true } } }),
      // @ts-expect-error of a transition
      defineEntity({
        entity,
        schema,
        lifecycle,
        operations: { unlock: { transitions: [{ ...transitions[0], via: 1 }] } },
      }),
      // @ts-expect-error of a precondition
      defineEntity({
        entity,
        schema,
        lifecycle,
        operations: { unlock: { transitions, preconditions: [{ assert: true, nam: 'x' }] } },
      }),
      // @ts-expect-error of an event
      defineEntity({
        entity,
        schema,
        lifecycle,
        operations: { unlock: { transitions, emits: [{ type: 'A' }, { type: 'B', paylod: 1 }] } },
      }),
      // @ts-expect-error of the arguments
      defineEntity({ entity, schema, lifecycle, operations: { unlock: { transitions, arguments: { field: {} } } } }),
    ]

    expect(outcomes.map(placeOf)).toEqual([
      'invariant',
      'lifecycle.final',
      'schema.additional_properties',
      'invariants[1].reason',
      'create.emits',
      'create.emit.body',
      'projections.all.state',
      'operations.unlock.guard',
      'operations.unlock.transitions[0].via',
      'operations.unlock.preconditions[0].nam',
      'operations.unlock.emits[1].paylod',
      'operations.unlock.arguments.field',
    ])
  })

  it('K-7, K-26: an unknown key of a field, or one of another kind, is a type error at any depth', () => {
    const outcomes = [
      // @ts-expect-error misspelled
      defineEntity({ entity, lifecycle, schema: { fields: { lock: { type: 'string', requried: true } } } }),
      // @ts-expect-error in the element of a list
      defineEntity({
        entity,
        lifecycle,
        schema: { fields: { locks: { type: 'array', items: { type: 'json', nul: 1 } } } },
      }),
      // @ts-expect-error in the property of an object
      defineEntity({
        entity,
        lifecycle,
        schema: { fields: { at: { type: 'object', properties: { x: { type: 'json', y: 1 } } } } },
      }),
      // @ts-expect-error in an argument
      defineEntity({
        entity,
        lifecycle,
        schema,
        operations: {
          unlock: { transitions, arguments: { fields: { by: { type: 'ref', entity: 'person', name: 1 } } } },
        },
      }),
      // @ts-expect-error a length of a number
      defineEntity({ entity, lifecycle, schema: { fields: { width: { type: 'integer', min_length: 2 } } } }),
    ]

    expect(outcomes.map(placeOf)).toEqual([
      'schema.fields.lock.requried',
      'schema.fields.locks.items.nul',
      'schema.fields.at.properties.x.y',
      'operations.unlock.arguments.fields.by.name',
      'constraint_not_applicable',
    ])
  })

  it('K-9, K-10, K-25: a wrong kind, a missing key and an unknown operator are type errors', () => {
    const outcomes = [
      // @ts-expect-error no such kind of field
      defineEntity({ entity, lifecycle, schema: { fields: { lock: { type: 'text' } } } }),
      // @ts-expect-error a text is no flag
      defineEntity({ entity, lifecycle, schema: { fields: { lock: { type: 'string', required: 'yes' } } } }),
      // @ts-expect-error a default of another kind
      defineEntity({ entity, lifecycle, schema: { fields: { lock: { type: 'string', default: 1 } } } }),
      // @ts-expect-error an enum needs its values
      defineEntity({ entity, lifecycle, schema: { fields: { lock: { type: 'enum' } } } }),
      // @ts-expect-error the lifecycle is missing
      defineEntity({ entity, schema }),
      // @ts-expect-error no such operator
      defineEntity({ entity, lifecycle, schema, invariants: [{ assert: { equals: [1, 1] } }] }),
      // @ts-expect-error a pair is two
      defineEntity({ entity, lifecycle, schema, invariants: [{ assert: { eq: [1] } }] }),
      // @ts-expect-error a function is no value
      defineEntity({ entity, lifecycle, schema, operations: { unlock: { transitions, set: { lock: () => 1 } } } }),
    ]

    expect(outcomes.map(placeOf)).toEqual([
      'schema.fields.lock.type',
      'schema.fields.lock.required',
      'invalid_field',
      'invalid_field',
      'lifecycle',
      'invariants[0].assert.equals',
      'invariants[0].assert.eq',
      'operations.unlock.set.lock',
    ])
  })

  it('K-153: what types cannot say is answered as for any document', () => {
    const states = defineEntity({ entity, schema, lifecycle: { initial: 'ajar', states: ['shut', 'open'] } })
    const reference = defineEntity({ entity, schema, lifecycle, invariants: [{ assert: { exists: '$fields.lock' } }] })

    expect([states, reference].map(placeOf)).toEqual(['unknown_initial_state', 'invalid_rule'])
  })
})
