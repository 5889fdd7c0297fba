import {
  canonical,
  compareText,
  numberOf,
  parseDefinition,
  validate,
  type EntityInstance,
  type JsonObject,
} from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { project } from '../src/project.js'

const shelfDefinition = (projections: object, version = 1, parts: object = {}) => {
  const document = parseDefinition({
    entity: 'shelf',
    version,
    schema: {
      fields: {
        room: { type: 'string' },
        width: { type: 'number' },
        full: { type: 'boolean' },
        note: { type: 'json' },
      },
    },
    lifecycle: { initial: 'empty', states: ['empty', 'filled'] },
    projections,
    ...parts,
  })
  if (isLeft(document)) throw new Error(document.left.message)
  const definition = validate(document.right)
  if (isLeft(definition)) throw new Error(definition.left.defect)
  return definition.right
}

const shelf = (id: string, fields: JsonObject, lifecycle_state = 'empty', version = 1): EntityInstance => ({
  entity: 'shelf',
  version,
  id,
  lifecycle_state,
  revision: 1,
  fields,
})

const byKey = (key: string, ...shelves: readonly EntityInstance[]) =>
  project(shelfDefinition({ it: { key } }), shelves)['it']

describe('project', () => {
  it('K-149, P-1, P-2: every declared projection is there, with no groups if need be', () => {
    const definition = shelfDefinition({ by_room: { key: '$fields.room' }, filled: { key: '$id', in_state: 'filled' } })
    expect(project(definition, [])).toEqual({ by_room: {}, filled: {} })
  })

  it('K-149, P-3: only instances of the definition take part, and those of the state where one is named', () => {
    const definition = shelfDefinition({ it: { key: '$fields.room', in_state: 'filled' } })
    const shelves = [
      shelf('a', { room: 'hall' }, 'filled'),
      shelf('b', { room: 'hall' }, 'empty'),
      shelf('c', { room: 'hall' }, 'filled', 2),
      { ...shelf('d', { room: 'hall' }, 'filled'), entity: 'table' },
    ]
    expect(project(definition, shelves)).toEqual({ it: { hall: ['a'] } })
  })

  it.each<[object, string]>([
    [{ key: '$fields.colour' }, 'invalid_template'],
    [{ key: '$id', in_state: 'sold' }, 'invalid_rule'],
  ])('P-8: a projection %j is refused at registration', (projection, defect) => {
    expect(() => shelfDefinition({ it: projection })).toThrow(defect)
  })

  it.each<[string, JsonObject, string]>([
    ['$id', {}, 's-1'],
    ['$entity', {}, 'shelf'],
    ['$version', {}, '1'],
    ['$state', {}, 'empty'],
    ['$fields.room', { room: '' }, ''],
    ['$fields.room', { room: '__proto__' }, '__proto__'],
    ['$fields.width', { width: numberOf('1.0') ?? 0 }, '1.0'],
    ['$fields.full', { full: false }, 'false'],
    ['$fields.note.inner', { note: { inner: 7 } }, '7'],
  ])('K-150, P-4, P-5: the key %s of %j is filed under %j', (key, fields, group) => {
    expect(Object.entries(byKey(key, shelf('s-1', fields)) ?? {})).toEqual([[group, ['s-1']]])
  })

  it.each<[string, JsonObject]>([
    ['$fields.room', {}],
    ['$fields.note', { note: null }],
    ['$fields.note', { note: ['a'] }],
    ['$fields.note', { note: {} }],
    ['$fields.note.0', { note: ['a'] }],
    ['$fields.note.constructor', { note: {} }],
    ['$fields', { room: 'hall' }],
    ['plain', { room: 'hall' }],
  ])('K-150, K-151, P-6: the key %s of %j is left out', (key, fields) => {
    expect(byKey(key, shelf('s-1', fields))).toEqual({})
  })

  it('K-152: the same bytes whatever the order of the instances, identities without repeats', () => {
    const definition = shelfDefinition({ by_width: { key: '$fields.width' }, by_room: { key: '$fields.room' } })
    const shelves = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', '10', '9', '\u{1f600}', '\ufffd'), fc.constantFrom('x', 'y', '2', '10')),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(shelves, (drawn) => {
        const instances = drawn.map(([id, room]) => shelf(id, { room, width: 1 }))
        const forward = project(definition, instances)
        expect(canonical(project(definition, [...instances].reverse()))).toBe(canonical(forward))
        expect(forward['by_width']?.['1'] ?? []).toEqual([...new Set(drawn.map(([id]) => id))].sort(compareText))
      }),
    )
  })

  it('P-7: under the service rules a key follows the declarations', () => {
    const text = { type: 'string' }
    const fields = {
      rows: { type: 'array', items: text },
      hooks: { type: 'map', key: 'string', items: text },
      owner: { type: 'union', tag: 'is', variants: { firm: text } },
    }
    const held: JsonObject = { rows: ['p', 'q'], hooks: { count: 'x' }, owner: { is: 'firm', value: 'Ada' } }
    const grouped = (key: string) => {
      const definition = shelfDefinition({ it: { key } }, 1, { semantics: 'service/1', schema: { fields } })
      return project(definition, [shelf('a', held), shelf('b', {})])
    }
    expect(grouped('$fields.rows.count')).toEqual({ it: { 2: ['a'] } })
    expect(grouped('$fields.rows.1')).toEqual({ it: { q: ['a'] } })
    expect(grouped('$fields.rows.2')).toEqual({ it: {} })
    expect(grouped('$fields.hooks.count')).toEqual({ it: { 1: ['a'] } })
    expect(grouped('$fields.owner.is')).toEqual({ it: { firm: ['a'] } })
    expect(grouped('$fields.owner.value')).toEqual({ it: { Ada: ['a'] } })
    for (const key of ['$fields.hooks.x', '$fields.rows.01']) expect(() => grouped(key)).toThrow('invalid_template')
  })
})
