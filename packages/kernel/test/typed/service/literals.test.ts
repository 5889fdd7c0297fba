import type { Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { ParseFailure } from '../../../src/document/parse-failure.js'
import type { DefinitionErrors } from '../../../src/refusal.js'
import { defineEntity } from '../../../src/typed/define-entity.js'
import { refused } from '../../support/outcome.js'

const entity = 'gate'
const semantics = 'service/3'
const lifecycle = { initial: 'shut', states: ['shut', 'open'] } as const
const fields = { by: { type: 'string' } } as const
const gate = { entity, semantics, lifecycle, schema: { fields } } as const

const faultOf = (outcome: Either<ParseFailure | DefinitionErrors, unknown>): string => {
  const fault = refused(outcome)
  return fault.kind === 'parse_failure' ? fault.path : fault.defect
}

describe('a literal definition under the service rules', () => {
  it('SR-104: an unknown key is a type error at its place, and no definition', () => {
    const outcomes = [
      // @ts-expect-error of an outcome
      defineEntity({ ...gate, operations: { open: { outcomes: [{ name: 'a', effect: 'updates', mode: 1 }] } } }),
      // @ts-expect-error of an event of an outcome
      defineEntity({ ...gate, operations: { open: { outcomes: [{ name: 'a', emits: [{ type: 'A', body: 1 }] }] } } }),
      // @ts-expect-error of a response
      defineEntity({ ...gate, operations: { open: { response: { field: {} }, outcomes: [{ name: 'a' }] } } }),
      // @ts-expect-error of the arguments of a creation
      defineEntity({ ...gate, create: { arguments: { field: {} } } }),
      // @ts-expect-error of an outcome of a creation
      defineEntity({ ...gate, create: { outcomes: [{ name: 'a', effect: 'creates', id: '$args.id' }] } }),
    ]

    expect(outcomes.map(faultOf)).toEqual([
      'operations.open.outcomes[0].mode',
      'operations.open.outcomes[0].emits[0].body',
      'operations.open.response.field',
      'create.arguments.field',
      'create.outcomes[0].id',
    ])
  })

  it('SR-15, SR-16, SR-58: a missing key and a wrong word are type errors', () => {
    const outcomes = [
      // @ts-expect-error a map needs the kind of its keys
      defineEntity({ ...gate, schema: { fields: { a: { type: 'map', items: { type: 'json' } } } } }),
      // @ts-expect-error a union needs its tag
      defineEntity({ entity, semantics, lifecycle, schema: { fields: { a: { type: 'union', variants: fields } } } }),
      // @ts-expect-error no such relation between two values
      defineEntity({ ...gate, invariants: [{ assert: { compare: { left: 1, op: 'le', right: 2 } } }] }),
      // @ts-expect-error a quantifier names its element
      defineEntity({ ...gate, invariants: [{ assert: { for_all: { in: '$fields.by', that: true } } }] }),
      // @ts-expect-error no such effect
      defineEntity({ ...gate, operations: { open: { outcomes: [{ name: 'a', effect: 'deletes' }] } } }),
      // @ts-expect-error an outcome needs a name
      defineEntity({ ...gate, operations: { open: { outcomes: [{ effect: 'updates' }] } } }),
      // @ts-expect-error no such level
      defineEntity({ entity, lifecycle, schema: {}, semantics: 'service/4' }),
    ]

    expect(outcomes.map(faultOf)).toEqual([
      'map_key_not_text',
      'union_variant_missing',
      'invariants[0].assert.compare.op',
      'invariants[0].assert.for_all.as',
      'operations.open.outcomes[0].effect',
      'operations.open.outcomes[0].name',
      'semantics',
    ])
  })

  it('SR-105: an operation has transitions or outcomes', () => {
    // @ts-expect-error it has neither
    expect(faultOf(defineEntity({ ...gate, operations: { open: {} } }))).toBe('no_transitions')
  })

  it('SR-10: what a level does not have is answered as for any document', () => {
    const outcomes = [{ name: 'a', effect: 'updates' }] as const

    expect(faultOf(defineEntity({ ...gate, semantics: 'kernel/1', operations: { open: { outcomes } } }))).toBe(
      'semantics_key_not_available',
    )
  })
})
