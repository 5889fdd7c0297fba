import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../src/typed/define-entity.js'
import type { JsonNumber } from '../../src/value/exact-number.js'
import type { Json, JsonObject } from '../../src/value/json.js'
import { accepted, errorPaths } from '../support/outcome.js'

const room = accepted(
  defineEntity({
    entity: 'room',
    schema: {
      fields: {
        name: { type: 'string', required: true },
        beds: { type: 'integer', default: 2 },
        floor: { type: 'integer', required: true, default: 0 },
        view: { type: 'string', default: 'street' },
        bath: { type: 'object', properties: { tub: { type: 'boolean', default: false } } },
        desk: { type: 'object', properties: { lamps: { type: 'integer', default: 1 } } },
        keys: { type: 'array', items: { type: 'object', properties: { copies: { type: 'integer', default: 1 } } } },
        notes: { type: 'object', properties: { by: { type: 'string' } }, additional_properties: true },
      },
    },
    lifecycle: { initial: 'free', states: ['free'] },
    operations: {
      furnish: {
        arguments: {
          fields: { lamps: { type: 'integer' }, reason: { type: 'string', default: 'wear' } },
          additional_fields: true,
        },
        transitions: [{ from: 'free', to: 'free' }],
        set: { desk: {}, view: { cleared: true } },
        emits: [{ type: 'RoomFurnished' }],
      },
      rest: { transitions: [{ from: 'free', to: 'free' }] },
    },
  }),
)

const created = accepted(room.create({ id: 'r-1', fields: { name: 'Blue', bath: {}, desk: {}, keys: [{}] } })).instance

describe('what is there', () => {
  it('K-35, K-42: a caller may leave out what is optional or has a default', () => {
    expectTypeOf<Parameters<typeof room.create>[0]['fields']>().toEqualTypeOf<{
      readonly name: string
      readonly beds?: JsonNumber
      readonly floor?: JsonNumber
      readonly view?: string
      readonly bath?: { readonly tub?: boolean }
      readonly desk?: { readonly lamps?: JsonNumber }
      readonly keys?: readonly { readonly copies?: JsonNumber }[]
      readonly notes?: { readonly by?: string } & JsonObject
    }>()
    // @ts-expect-error the name is required and has no default
    expect(errorPaths(room.create({ id: 'r-1', fields: {} }))).toEqual(['fields.name'])
  })

  it('K-37, K-38: defaults are there once they were filled in, at every depth', () => {
    expectTypeOf(created.fields.beds).toEqualTypeOf<JsonNumber>()
    expectTypeOf(created.fields.floor).toEqualTypeOf<JsonNumber>()
    expectTypeOf(created.fields.bath).toEqualTypeOf<{ readonly tub: boolean } | undefined>()
    expectTypeOf(created.fields.keys).toEqualTypeOf<readonly { readonly copies: JsonNumber }[] | undefined>()
    expect(created.fields).toEqual({
      name: 'Blue',
      beds: 2,
      floor: 0,
      view: 'street',
      bath: { tub: false },
      desk: { lamps: 1 },
      keys: [{ copies: 1 }],
    })
  })

  it('K-131, K-136: a field that an operation clears may be missing, and so may a default inside one that is set', () => {
    const furnished = accepted(room.execute({ instance: created, operation: 'furnish', arguments: {} })).instance

    expectTypeOf(furnished.fields.view).toEqualTypeOf<string | undefined>()
    expectTypeOf(furnished.fields.desk).toEqualTypeOf<{ readonly lamps?: JsonNumber } | undefined>()
    expect(furnished.fields.view).toBe(undefined)
    expect(furnished.fields.desk).toEqual({})
  })

  it('K-50: an optional member is absent, not undefined or null', () => {
    // @ts-expect-error undefined is no JSON
    expect(errorPaths(room.create({ id: 'r-1', fields: { name: 'Blue', beds: undefined } }))).toEqual(['fields.beds'])
    // @ts-expect-error null is no integer
    expect(errorPaths(room.create({ id: 'r-1', fields: { name: 'Blue', beds: null } }))).toEqual(['fields.beds'])
  })

  it('K-32: an open object admits any other member, unchecked; a closed one admits none', () => {
    const notes = { by: 'ann', paint: ['blue', 2] }
    const noted = accepted(room.create({ id: 'r-1', fields: { name: 'Blue', notes } })).instance.fields.notes

    expectTypeOf(noted?.by).toEqualTypeOf<string | undefined>()
    expectTypeOf(noted?.['paint']).toEqualTypeOf<Json | undefined>()
    expect(noted).toEqual(notes)
    // @ts-expect-error a declared member keeps its kind
    expect(errorPaths(room.create({ id: 'r-1', fields: { name: 'Blue', notes: { by: 1 } } }))).toEqual([
      'fields.notes.by',
    ])
    // @ts-expect-error the schema is closed
    expect(errorPaths(room.create({ id: 'r-1', fields: { name: 'Blue', paint: 'blue' } }))).toEqual(['fields.paint'])
  })

  it('K-32, K-123: open arguments keep their others, and have their defaults', () => {
    const { events } = accepted(
      room.execute({ instance: created, operation: 'furnish', arguments: { lamps: 3, sofa: true } }),
    )

    expectTypeOf(events[0].args.reason).toEqualTypeOf<string>()
    expectTypeOf(events[0].args.lamps).toEqualTypeOf<JsonNumber | undefined>()
    expectTypeOf(events[0].args['sofa']).toEqualTypeOf<Json | undefined>()
    expect(events[0].args).toEqual({ lamps: 3, reason: 'wear', sofa: true })
  })
})
