import { describe, expect, it } from 'vitest'
import type { Part } from '../../support/permit.js'
import { asked } from './asked.js'

const notes = {
  type: 'array',
  items: { type: 'object', properties: { by: { type: 'string' }, count: { type: 'integer' } } },
}

const fields = {
  title: { type: 'string' },
  notes,
  grid: { type: 'array', items: { type: 'array', items: { type: 'string' } } },
  fines: { type: 'map', key: 'string', items: { type: 'object', properties: { paid: { type: 'boolean' } } } },
  shelf: { type: 'object', properties: { books: { type: 'map', key: 'string', items: { type: 'string' } } } },
  marks: { type: 'object', properties: { count: { type: 'integer' } } },
  reader: {
    type: 'union',
    tag: 'is',
    variants: {
      member: { type: 'map', key: 'string', items: { type: 'string' } },
      guest: { type: 'string' },
      group: { type: 'array', items: { type: 'string' } },
    },
  },
  blob: { type: 'json' },
  open: { type: 'object', additional_properties: true },
}

/** Is the value at an address this one? */
const at = (reference: string, value: unknown, values: Part) => asked({ eq: [reference, value] }, fields, values)

describe('reading addresses', () => {
  it.each<readonly [string, unknown, Part]>([
    ['$fields.notes.count', 2, { notes: [{}, {}] }],
    ['$fields.notes.count', 0, { notes: [] }],
    ['$fields.notes.1.by', 'bo', { notes: [{ by: 'al' }, { by: 'bo' }] }],
    ['$fields.notes.0.count', 9, { notes: [{ count: 9 }] }],
    ['$fields.notes.0.by.count', 3, { notes: [{ by: 'éa\u{1F4D6}' }] }],
    ['$fields.grid.1.0', 'x', { grid: [[], ['x']] }],
    ['$fields.grid.1.count', 1, { grid: [[], ['x']] }],
    ['$fields.fines.count', 2, { fines: { a: {}, count: {} } }],
    ['$fields.shelf.books.count', 1, { shelf: { books: { a: 'x' } } }],
    ['$fields.title.count', 2, { title: 'e\u0301' }],
    ['$fields.title.count', 0, { title: '' }],
    ['$fields.marks.count', 7, { marks: { count: 7 } }],
    ['$fields.reader.is', 'guest', { reader: { is: 'guest' } }],
    ['$fields.reader.value', 'ada', { reader: { is: 'guest', value: 'ada' } }],
    ['$fields.reader.value.count', 2, { reader: { is: 'member', value: { a: 'x', b: 'y' } } }],
    ['$fields.reader.value.count', 1, { reader: { is: 'group', value: ['x'] } }],
    ['$fields.reader.value.0', 'x', { reader: { is: 'group', value: ['x'] } }],
    ['$fields.blob.list.count', 3, { blob: { list: [1, 2, 3] } }],
    ['$fields.blob.1.a', 5, { blob: [0, { a: 5 }] }],
    ['$fields.blob.count', 8, { blob: { count: 8 } }],
    ['$fields.open.any.0', 'x', { open: { any: ['x'] } }],
  ])('SR-47, SR-50, SR-52: %s is %j', (reference, value, values) => {
    expect(at(reference, value, values)).toBe(true)
  })

  it.each<readonly [string, Part]>([
    ['$fields.notes.2', { notes: [{}, {}] }],
    ['$fields.notes.0.by', { notes: [{}] }],
    ['$fields.grid.9.count', { grid: [] }],
    ['$fields.title.count', {}],
    ['$fields.fines.count', {}],
    ['$fields.reader.value.count', { reader: { is: 'guest', value: 'ada' } }],
    ['$fields.reader.value', { reader: { is: 'guest' } }],
    ['$fields.blob.count', { blob: 'ada' }],
    ['$fields.blob.list.count', { blob: { list: 'ada' } }],
    ['$fields.blob.01', { blob: [1, 2] }],
    ['$fields.open.any.count', { open: { any: 'ada' } }],
    ['$fields.reader.value.a', { reader: { is: 'member', value: { a: 'x' } } }],
  ])('SR-51, SR-75: %s gives nothing', (reference, values) => {
    expect(at(reference, 1, values)).toEqual([reference])
  })

  it('SR-51: the size of an argument that is no declared text gives nothing, whatever it holds', () => {
    const undeclared = { type: 'object', additional_properties: true, properties: {} }
    expect(asked({ eq: ['$fields.part.text.count', 1] }, { part: undeclared }, { part: { text: 'x' } })).toEqual([
      '$fields.part.text.count',
    ])
    expect(asked({ eq: ['$fields.part.text.count', 1] }, { part: undeclared }, { part: { text: ['x'] } })).toBe(true)
  })
})
