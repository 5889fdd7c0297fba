import { describe, expect, expectTypeOf, it } from 'vitest'
import { defineEntity } from '../../src/typed/define-entity.js'
import type { JsonNumber } from '../../src/value/exact-number.js'
import type { Json } from '../../src/value/json.js'
import { exact } from '../support/exact.js'
import { accepted, errorPaths } from '../support/outcome.js'

const shelf = accepted(
  defineEntity({
    entity: 'shelf',
    schema: {
      fields: {
        label: { type: 'string', required: true },
        row: { type: 'integer', required: true },
        load: { type: 'number', required: true },
        fixed: { type: 'boolean', required: true },
        wood: { type: 'enum', values: ['oak', 'pine'], required: true },
        tags: { type: 'array', items: { type: 'enum', values: ['old', 'new'] }, required: true },
        size: { type: 'object', properties: { width: { type: 'integer', required: true } }, required: true },
        extra: { type: 'json', required: true },
        room: { type: 'ref', entity: 'room', required: true },
      },
    },
    lifecycle: { initial: 'up', states: ['up'] },
  }),
)

const fields = {
  label: 'A',
  row: 1,
  load: exact('1.50'),
  fixed: true,
  wood: 'oak',
  tags: ['old'],
  size: { width: 40 },
  extra: null,
  room: 'room-1',
} as const

describe('the type of a field', () => {
  it('K-25: each kind has its type, which the accepted value has', () => {
    const held = accepted(shelf.create({ id: 's-1', fields })).instance.fields

    expectTypeOf(held).toEqualTypeOf<{
      readonly label: string
      readonly row: JsonNumber
      readonly load: JsonNumber
      readonly fixed: boolean
      readonly wood: 'oak' | 'pine'
      readonly tags: readonly ('old' | 'new')[]
      readonly size: { readonly width: JsonNumber }
      readonly extra: Json
      readonly room: string
    }>()
    expect(held).toEqual(fields)
  })

  it('K-25: a value of another kind neither compiles nor is accepted', () => {
    type Fields = Parameters<typeof shelf.create>[0]['fields']
    const refusedAt = (wrong: Fields) => errorPaths(shelf.create({ id: 's-1', fields: wrong }))

    // @ts-expect-error a number is no text
    expect(refusedAt({ ...fields, label: 1 })).toEqual(['fields.label'])
    // @ts-expect-error a text is no number
    expect(refusedAt({ ...fields, row: '1' })).toEqual(['fields.row'])
    // @ts-expect-error a bigint is no number of JSON
    expect(refusedAt({ ...fields, load: 1n })).toEqual(['fields.load'])
    // @ts-expect-error a text is no boolean
    expect(refusedAt({ ...fields, fixed: 'yes' })).toEqual(['fields.fixed'])
    // @ts-expect-error the values lack this text
    expect(refusedAt({ ...fields, wood: 'elm' })).toEqual(['fields.wood'])
    // @ts-expect-error the values lack this element
    expect(refusedAt({ ...fields, tags: ['odd'] })).toEqual(['fields.tags[0]'])
    // @ts-expect-error a required member is missing
    expect(refusedAt({ ...fields, size: {} })).toEqual(['fields.size.width'])
    // @ts-expect-error a date is no JSON
    expect(refusedAt({ ...fields, extra: new Date(0) })).toEqual(['fields.extra'])
    // @ts-expect-error null is no reference
    expect(refusedAt({ ...fields, room: null })).toEqual(['fields.room'])
  })
})
