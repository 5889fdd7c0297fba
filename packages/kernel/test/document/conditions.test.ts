import { describe, expect, it } from 'vitest'
import { parsed } from '../support/define.js'
import { withCondition } from './locker.js'
import { failureOf, pathOf } from './support.js'

const conditionOf = (assert: unknown): unknown => parsed(withCondition(assert)).invariants[0]?.assert

const nested = (depth: number): unknown => (depth === 0 ? true : { all: [nested(depth - 1)] })

const pairs = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'starts_with', 'ends_with', 'before', 'after']

describe('conditions', () => {
  it.each([
    true,
    false,
    { all: [] },
    { any: [true, { not: false }] },
    { not: { exists: '$fields.code' } },
    { exists: null },
    { truthy: ['$fields.code', { a: 1 }] },
    { compare: { left: '$fields.uses', op: 'lte', right: 3 } },
    { for_any: { in: '$fields.notes', as: 'note', that: { for_all: { in: '$note', as: 'line', that: true } } } },
    ...pairs.map((operator) => ({ [operator]: ['$fields.uses', [1, { deep: null }]] })),
  ])('K-10, K-86, K-101, SR-14, SR-58: %j is a condition and is kept as written', (assert) => {
    expect(conditionOf(assert)).toEqual(assert)
  })

  it.each([
    ['true', '', 'expected a condition (true, false or an object with one operator), found a text'],
    [null, '', 'expected a condition (true, false or an object with one operator), found null'],
    [1, '', 'expected a condition (true, false or an object with one operator), found the number `1`'],
    [[true], '', 'expected a condition (true, false or an object with one operator), found a list of 1'],
    [{}, '', 'expected a condition with exactly one operator, found none'],
    [{ ne: [1, 2], eq: [1, 1] }, '', 'expected a condition with exactly one operator, found `eq` and `ne`'],
    [{ equals: [1, 1] }, '.equals', '`equals` is not an operator'],
    [{ start_with: ['a', 'b'] }, '.start_with', '`start_with` is not an operator, did you mean `starts_with`?'],
    [{ eq: [1, 1], zz: 1, but: 1 }, '.but', '`but` is not an operator'],
    [{ constructor: [1, 1] }, '.constructor', '`constructor` is not an operator'],
    [{ all: { eq: [1, 1] } }, '.all', 'expected a list of conditions, found an object'],
    [{ any: true }, '.any', 'expected a list of conditions, found `true`'],
    [
      { any: [true, 5] },
      '.any[1]',
      'expected a condition (true, false or an object with one operator), found the number `5`',
    ],
    [{ not: [true] }, '.not', 'expected a condition (true, false or an object with one operator), found a list of 1'],
  ])('K-10: %j is refused for what was found', (assert, place, message) => {
    expect(failureOf(withCondition(assert))).toEqual({
      kind: 'parse_failure',
      path: `invariants[0].assert${place}`,
      message,
    })
  })

  it.each(pairs)('K-10: `%s` takes a list of exactly two operands', (operator) => {
    for (const [operand, found] of [
      [[], 'a list of 0'],
      [[1], 'a list of 1'],
      [[1, 2, 3], 'a list of 3'],
      [{ 0: 1, 1: 2 }, 'an object'],
      ['ab', 'a text'],
    ] as const) {
      expect(failureOf(withCondition({ [operator]: operand }))).toEqual({
        kind: 'parse_failure',
        path: `invariants[0].assert.${operator}`,
        message: `expected a list of exactly two operands, found ${found}`,
      })
    }
  })

  it.each([
    [{ compare: [1, 2] }, 'compare'],
    [{ compare: { left: 1, op: 'eq' } }, 'compare.right'],
    [{ compare: { left: 1, op: 'is', right: 2 } }, 'compare.op'],
    [{ compare: { left: 1, op: 'eq', right: 2, scale: 's' } }, 'compare.scale'],
    [{ for_all: { in: '$fields.notes', as: 'note' } }, 'for_all.that'],
    [{ for_all: { in: '$fields.notes', as: 7, that: true } }, 'for_all.as'],
    [{ for_any: { as: 'note', that: true } }, 'for_any.in'],
    [{ for_any: { in: '$fields.notes', as: 'note', that: { eq: [1] } } }, 'for_any.that.eq'],
  ])('K-10, SR-58: the malformed service operand %j is refused at its place', (assert, place) => {
    expect(pathOf(withCondition(assert))).toBe(`invariants[0].assert.${place}`)
  })

  it('K-95: a condition deeper than a rule may be still parses, for validation to name its depth', () => {
    expect(conditionOf(nested(33))).toEqual(nested(33))
  })
})
