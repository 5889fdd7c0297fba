import { describe, expect, it } from 'vitest'
import { exact } from '../../support/exact.js'
import type { Part } from '../../support/permit.js'
import { asked, type Answer } from './asked.js'

const fields = {
  limit: { type: 'integer' },
  pages: { type: 'array', items: { type: 'integer' } },
  copies: {
    type: 'array',
    items: {
      type: 'object',
      properties: {
        worn: { type: 'boolean' },
        shelf: { type: 'string' },
        marks: { type: 'map', key: 'string', items: { type: 'string' } },
        count: { type: 'integer' },
      },
    },
  },
  names: { type: 'array', items: { type: 'string' } },
  fines: { type: 'map', key: 'string', items: { type: 'number' } },
  grid: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
  reader: { type: 'union', tag: 'is', variants: { a: { type: 'json' } } },
  blob: { type: 'json' },
}

const forAll = (over: string, that: unknown, as = 'x') => ({ for_all: { in: over, as, that } })
const forAny = (over: string, that: unknown, as = 'x') => ({ for_any: { in: over, as, that } })

const above = (right: unknown) => ({ compare: { left: '$x', op: 'gt', right } })

describe('asking each element', () => {
  it.each<readonly [unknown, Part, Answer]>([
    [forAll('$fields.pages', above(0)), { pages: [1, 2] }, true],
    [forAll('$fields.pages', above(1)), { pages: [1, 2] }, false],
    [forAny('$fields.pages', above(1)), { pages: [1, 2] }, true],
    [forAny('$fields.pages', above(2)), { pages: [1, 2] }, false],
    [forAll('$fields.pages', above(5)), { pages: [] }, true],
    [forAny('$fields.pages', above(5)), { pages: [] }, false],
    [forAll('$fields.pages', above(5)), {}, ['$fields.pages']],
    [forAny('$fields.pages', above(5)), {}, ['$fields.pages']],
    [forAll('$fields.fines', above(1)), { fines: { b: 2, a: exact('1.5') } }, true],
    [forAny('$fields.fines', above(1)), { fines: {} }, false],
    [forAll('$fields.blob.list', above(1)), { blob: { list: 'text' } }, []],
    [forAll('$fields.blob.list', above(1)), { blob: { list: { a: 2 } } }, true],
    [forAny('$fields.reader.value', above(1)), { reader: { is: 'a', value: [0, 2] } }, true],
  ])('SR-67, SR-68: %j of %j', (assert, values, answer) => {
    expect(asked(assert, fields, values)).toEqual(answer)
  })

  it('SR-69, SR-74, SR-75: what is unknown of an element is named as it is written, and settled elements end the walk', () => {
    const beyond = above('$fields.limit')
    expect(asked(forAll('$fields.pages', beyond), fields, { pages: [1, 2] })).toEqual(['$fields.limit'])
    expect(asked(forAll('$fields.pages', beyond), fields, { pages: [] })).toBe(true)
    const worn = { all: [{ eq: ['$x.shelf', 'a'] }, { truthy: '$x.worn' }] }
    expect(asked(forAny('$fields.copies', worn), fields, { copies: [{ shelf: 'a' }, {}] })).toEqual([
      '$x.shelf',
      '$x.worn',
    ])
    expect(asked(forAny('$fields.copies', worn), fields, { copies: [{}, { shelf: 'a', worn: true }] })).toBe(true)
    expect(asked(forAll('$fields.copies', { truthy: '$x.worn' }), fields, { copies: [{}, { worn: false }] })).toBe(
      false,
    )
  })

  it('SR-71: a null element is there, and reads as nothing', () => {
    expect(asked(forAll('$fields.blob.list', { exists: '$x' }), fields, { blob: { list: [null] } })).toBe(false)
    expect(asked(forAll('$fields.blob.list', { truthy: '$x' }), fields, { blob: { list: [null] } })).toEqual(['$x'])
  })

  it('SR-70: the innermost name counts, and hides a root of its name', () => {
    const inner = forAny('$x', { eq: ['$x', 3] })
    expect(asked(forAll('$fields.grid', inner), fields, { grid: [[1, 3], [3]] })).toBe(true)
    expect(
      asked(forAll('$fields.copies', { eq: ['$fields.shelf', 'a'] }, 'fields'), fields, { copies: [{ shelf: 'a' }] }),
    ).toBe(true)
    expect(asked(forAll('$fields.names', { eq: ['$id', 'a'] }, 'id'), fields, { names: ['a'] })).toBe(true)
  })

  it('SR-52: the size of a declared element is read; of one that is not declared, a length or a member', () => {
    expect(asked(forAll('$fields.names', { eq: ['$x.count', 3] }), fields, { names: ['abc', 'é\u{1F4D6}x'] })).toBe(
      true,
    )
    expect(asked(forAll('$fields.copies', { eq: ['$x.count', 4] }), fields, { copies: [{ count: 4 }] })).toBe(true)
    expect(
      asked(forAll('$fields.copies', { eq: ['$x.marks.count', 1] }), fields, { copies: [{ marks: { a: 'x' } }] }),
    ).toBe(true)
    expect(asked(forAll('$fields.grid', { eq: ['$x.count', 2] }), fields, { grid: [[1, 2]] })).toBe(true)
    const undeclared = forAll('$fields.blob.list', { eq: ['$x.count', 2] })
    expect(asked(undeclared, fields, { blob: { list: [[1, 2], { count: 2 }] } })).toBe(true)
    expect(asked(undeclared, fields, { blob: { list: ['ab'] } })).toEqual(['$x.count'])
  })

  it('SR-42: a number inside a body that the definition wrote goes by the literal door', () => {
    const literal = exact('9007199254740993.0')
    const values = { blob: { list: [exact('9007199254740993')] } }
    expect(asked(forAll('$fields.blob.list', { eq: ['$x', literal] }), fields, values)).toBe(true)
    expect(asked(forAll('$fields.blob.list', { eq: ['$x', literal] }), fields, { blob: { list: [literal] } })).toBe(
      false,
    )
  })

  it('SR-77: what is unresolved is sorted and named once', () => {
    const assert = {
      all: [{ truthy: '$fields.reader.is' }, { eq: ['$fields.limit', '$fields.blob'] }, { truthy: '$fields.limit' }],
    }
    expect(asked(assert, fields, {})).toEqual(['$fields.blob', '$fields.limit', '$fields.reader.is'])
  })
})
