import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../../src/typed/define-entity.js'
import type { TypesOf } from '../../../src/typed/types-of.js'
import type { JsonNumber } from '../../../src/value/exact-number.js'
import type { Json } from '../../../src/value/json.js'
import { exact } from '../../support/exact.js'
import { accepted, errorPaths } from '../../support/outcome.js'

const crateDocument = {
  entity: 'crate',
  semantics: 'service/1',
  schema: {
    fields: {
      weights: { type: 'map', key: 'integer', items: { type: 'number' }, required: true },
      checks: { type: 'map', key: 'boolean', items: { type: 'string' } },
      places: {
        type: 'map',
        key: 'string',
        items: { type: 'object', properties: { row: { type: 'integer', required: true, default: 1 } } },
      },
      origin: {
        type: 'union',
        tag: 'kind',
        variants: {
          grown: { type: 'string', required: true },
          bought: { type: 'object', properties: { price: { type: 'number', default: 0 } } },
          found: { type: 'json' },
        },
      },
      measure: { type: 'union', tag: 'value', variants: { cups: { type: 'binary64', required: true } } },
      mass: { type: 'binary64' },
      mark: { type: 'string', alphabet: 'ABC' },
      list: { type: 'array', items: { type: 'enum', values: ['a', 'b'] } },
    },
  },
  lifecycle: { initial: 'open', states: ['open'] },
  operations: {
    count: {
      transitions: [{ from: 'open', to: 'open' }],
      emits: [
        {
          type: 'Counted',
          payload: {
            weights: '$fields.weights.count',
            list: '$fields.list.count',
            first: '$fields.list.0',
            mark: '$fields.mark.count',
            kind: '$fields.origin.kind',
            payload: '$fields.measure.content',
          },
        },
      ],
    },
  },
} as const

const crate = accepted(defineEntity(crateDocument))

type Fields = TypesOf<typeof crateDocument>['fields']

const create = (fields: Parameters<typeof crate.create>[0]['fields']) => crate.create({ id: 'c-1', fields })

const faultsAt = (fields: Parameters<typeof crate.create>[0]['fields']): readonly string[] => errorPaths(create(fields))

const weights = { '1': 2.5 }

describe('the type of a field under the service rules', () => {
  it('SR-23: a map holds values of one kind by key, without the defaults inside them', () => {
    expectTypeOf<Fields['weights']>().toEqualTypeOf<{ readonly [key: string]: JsonNumber }>()
    expectTypeOf<Fields['checks']>().toEqualTypeOf<{ readonly true?: string; readonly false?: string } | undefined>()
    expectTypeOf<Fields['places']>().toEqualTypeOf<
      { readonly [key: string]: { readonly row: JsonNumber } } | undefined
    >()
    const { fields } = accepted(create({ weights, checks: { true: 'yes' }, places: { a: { row: 2 } } })).instance

    expect(fields).toEqual({ weights, checks: { true: 'yes' }, places: { a: { row: 2 } } })
    // @ts-expect-error a text is no weight
    expect(faultsAt({ weights: { '1': 'much' } })).toEqual(['fields.weights.1'])
    // @ts-expect-error neither true nor false
    expect(faultsAt({ weights, checks: { maybe: 'yes' } })).toEqual(['fields.checks.maybe'])
    // @ts-expect-error the default of a member of a map is not filled in
    expect(faultsAt({ weights, places: { a: {} } })).toEqual(['fields.places.a.row'])
  })

  it('SR-24 to SR-26: a union is told apart by its tag, its payload is optional unless it is required', () => {
    expectTypeOf<Fields['origin']>().toEqualTypeOf<
      | { readonly kind: 'grown'; readonly value: string }
      | { readonly kind: 'bought'; readonly value?: { readonly price?: JsonNumber } }
      | { readonly kind: 'found'; readonly value?: Json }
      | undefined
    >()
    const { origin } = accepted(create({ weights, origin: { kind: 'grown', value: 'field 3' } })).instance.fields

    expect(origin?.kind === 'grown' && origin.value.length).toBe(7)
    expect(create({ weights, origin: { kind: 'bought' } })._tag).toBe('Right')
    // @ts-expect-error the payload of this variant is required
    expect(faultsAt({ weights, origin: { kind: 'grown' } })).toEqual(['fields.origin.value'])
    // @ts-expect-error no variant has this label
    expect(faultsAt({ weights, origin: { kind: 'stolen' } })).toEqual(['fields.origin'])
    // @ts-expect-error the payload of another variant
    expect(faultsAt({ weights, origin: { kind: 'bought', value: 'field 3' } })).toEqual(['fields.origin.value'])
  })

  it('SR-24: where the tag is `value`, the payload stands under `content`', () => {
    expectTypeOf<Fields['measure']>().toEqualTypeOf<
      { readonly value: 'cups'; readonly content: JsonNumber } | undefined
    >()
    expect(create({ weights, measure: { value: 'cups', content: 3 } })._tag).toBe('Right')
    // @ts-expect-error it does not stand under `value` twice
    expect(faultsAt({ weights, measure: { value: 'cups', payload: 3 } })).toContain('fields.measure.payload')
  })

  it('SR-27, SR-30: a binary64 is a number, a text with an alphabet a text', () => {
    expectTypeOf<Fields['mass']>().toEqualTypeOf<JsonNumber | undefined>()
    expectTypeOf<Fields['mark']>().toEqualTypeOf<string | undefined>()
    expect(accepted(create({ weights, mass: exact('0.10'), mark: 'CAB' })).instance.fields.mark).toBe('CAB')
    // @ts-expect-error a text is no number
    expect(faultsAt({ weights, mass: '0.1' })).toEqual(['fields.mass'])
  })

  it('SR-47: what an address reads has the type of what is there', () => {
    const fields = { weights, list: ['b'], mark: 'AB', measure: { value: 'cups', content: 3 } } as const
    const { instance } = accepted(create({ ...fields, origin: { kind: 'found' } }))
    const [{ payload }] = accepted(crate.execute({ instance, operation: 'count', arguments: {} })).events

    expectTypeOf(payload).toEqualTypeOf<{
      readonly weights: number
      readonly list: number
      readonly first: 'a' | 'b'
      readonly mark: number
      readonly kind: 'grown' | 'bought' | 'found'
      readonly payload: JsonNumber
    }>()
    expect(payload).toEqual({ weights: 1, list: 1, first: 'b', mark: 2, kind: 'found', payload: 3 })
  })
})
