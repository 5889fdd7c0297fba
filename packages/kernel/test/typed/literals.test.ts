import type { Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { ParseFailure } from '../../src/document/parse-failure.js'
import type { DefinitionErrors } from '../../src/refusal.js'
import { defineEntity } from '../../src/typed/define-entity.js'
import { refused } from '../support/outcome.js'

const entity = 'gate'
const schema = {}
const lifecycle = { initial: 'shut', states: ['shut', 'open'] } as const
const from = 'shut'
const to = 'open'
const transitions = [{ from, to }] as const
const gate = { entity, schema, lifecycle } as const

/** Where a document does not parse, or what is the first defect of one that does. */
const faultsOf = (outcomes: readonly Either<ParseFailure | DefinitionErrors, unknown>[]): readonly string[] =>
  outcomes.map((outcome) => {
    const fault = refused(outcome)
    return fault.kind === 'parse_failure' ? fault.path : fault.defect
  })

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
      defineEntity({ ...gate, invariants: [{ assert: true }, { assert: true, reason: 'so' }] }),
      // @ts-expect-error of the creation
      defineEntity({ ...gate, create: { emits: [{ type: 'Made' }] } }),
      // @ts-expect-error of the creation's event
      defineEntity({ ...gate, create: { emit: { type: 'Made', body: {} } } }),
      // @ts-expect-error of a projection
      defineEntity({ ...gate, projections: { all: { key: '$id', state: 'open' } } }),
      // @ts-expect-error of an operation
      defineEntity({ ...gate, operations: { unlock: { transitions, guard: true } } }),
      // @ts-expect-error of a transition
      defineEntity({ ...gate, operations: { unlock: { transitions: [{ from, to, via: 1 }] } } }),
      // @ts-expect-error of a precondition
      defineEntity({ ...gate, operations: { unlock: { transitions, preconditions: [{ assert: true, nam: 'x' }] } } }),
      // @ts-expect-error of an event
      defineEntity({ ...gate, operations: { unlock: { transitions, emits: [{ type: 'A' }, { type: 'B', pay: 1 }] } } }),
      // @ts-expect-error of the arguments
      defineEntity({ ...gate, operations: { unlock: { transitions, arguments: { field: {} } } } }),
    ]

    expect(faultsOf(outcomes)).toEqual([
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
      'operations.unlock.emits[1].pay',
      'operations.unlock.arguments.field',
    ])
  })

  it('K-7, K-26: an unknown key of a field, or one of another kind, is a type error at its place, at any depth', () => {
    const outcome = defineEntity({
      ...gate,
      schema: {
        fields: {
          // @ts-expect-error misspelled
          lock: { type: 'string', requried: true },
          // @ts-expect-error a length of a number
          width: { type: 'integer', min_length: 2 },
          // @ts-expect-error in the element of a list
          hinges: { type: 'array', items: { type: 'json', nul: 1 } },
          // @ts-expect-error in the property of an object
          place: { type: 'object', properties: { row: { type: 'json', col: 1 } } },
        },
      },
      operations: {
        unlock: {
          transitions,
          arguments: {
            fields: {
              // @ts-expect-error in an argument
              by: { type: 'ref', entity: 'person', name: 1 },
            },
          },
        },
      },
    })
    const inapplicable = {
      ...gate,
      schema: { fields: { width: { type: 'integer', min_length: 2 } } },
    } as const

    expect(faultsOf([outcome])).toEqual(['operations.unlock.arguments.fields.by.name'])
    // @ts-expect-error a length of a number, in a document that was not written on the spot
    expect(faultsOf([defineEntity(inapplicable)])).toEqual(['constraint_not_applicable'])
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
      defineEntity({ ...gate, invariants: [{ assert: { equals: [1, 1] } }] }),
      // @ts-expect-error a pair is two
      defineEntity({ ...gate, invariants: [{ assert: { eq: [1] } }] }),
      // @ts-expect-error a function is no value
      defineEntity({ ...gate, operations: { unlock: { transitions, set: { lock: () => 1 } } } }),
    ]

    expect(faultsOf(outcomes)).toEqual([
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
    const state = defineEntity({ ...gate, lifecycle: { initial: 'ajar', states: ['shut', 'open'] } })
    const reference = defineEntity({ ...gate, invariants: [{ assert: { exists: '$fields.lock' } }] })

    expect(faultsOf([state, reference])).toEqual(['unknown_initial_state', 'invalid_rule'])
  })
})
