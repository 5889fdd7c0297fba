import { describe, expect, it } from 'vitest'
import { exact } from '../support/exact.js'
import { accepted } from '../support/outcome.js'
import { create, permitWith, renew, renewable, type Part } from '../support/permit.js'

const changedBy = (set: Part, held: Part): unknown =>
  accepted(renew(renewable({ a: { type: 'json' }, b: { type: 'json' }, c: { type: 'json' } }, { set }), held)).record
    .changed

describe('changed and removed', () => {
  it('K-176: at creation every field, defaults included', () => {
    const { record } = accepted(
      create(permitWith({ a: { type: 'json', default: 1 }, b: { type: 'json' } }), { b: null }),
    )

    expect(record.changed).toEqual({ a: 1, b: null })
  })

  it.each<readonly [string, unknown, unknown, boolean]>([
    ['an equal text', 'x', 'x', false],
    ['another text', 'x', 'y', true],
    ['text in another normal form', 'caf\u00e9', 'cafe\u0301', true],
    ['an equal number in another spelling', exact('1.0'), 1, true],
    ['the other zero', exact('-0'), 0, true],
    ['an equal spelling', exact('1.50'), exact('1.50'), false],
    ['an equal number deep inside, respelled', [{ n: exact('1e2') }], [{ n: 100 }], true],
    ['an equal list', [1, [null, { a: 'x' }]], [1, [null, { a: 'x' }]], false],
    ['a list in another order', [1, 2], [2, 1], true],
    ['an object in another member order', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }, false],
    ['null for null', null, null, false],
    ['null for text', 'null', null, true],
    ['an empty list for an empty object', {}, [], true],
    ['a number for its text', '1', 1, true],
    ['a number for the text of its token', '1.50', exact('1.50'), true],
    [
      'hundreds of digits that differ in the last',
      exact(`1.${'0'.repeat(300)}1`),
      exact(`1.${'0'.repeat(300)}2`),
      true,
    ],
  ])('K-59, K-176: %s', (_name, before, after, isChange) => {
    expect(changedBy({ a: after }, { a: before })).toEqual(isChange ? { a: after } : {})
  })

  it('K-176: a field that had no value is changed, whatever it gets', () => {
    expect(changedBy({ a: null, b: '$fields.c' }, { c: 1 })).toEqual({ a: null, b: 1 })
  })

  it('K-176: it follows from the two field sets, not from `set`', () => {
    expect(changedBy({ a: '$fields.b', b: '$fields.a' }, { a: 1, b: 1, c: 2 })).toEqual({})
    expect(changedBy({ a: '$fields.b', b: '$fields.a' }, { a: 1, b: 2, c: 2 })).toEqual({ a: 2, b: 1 })
  })

  it('K-177: changed and removed are disjoint', () => {
    const set = { a: { cleared: true }, b: '$fields.a' }
    const { record } = accepted(renew(renewable({ a: { type: 'json' }, b: { type: 'json' } }, { set }), { a: 1 }))

    expect([record.changed, record.removed]).toEqual([{ b: 1 }, ['a']])
  })
})
