import { describe, expect, it } from 'vitest'
import { answerOf } from '../support/condition.js'

const nothing = (...references: readonly string[]) => ({ unknown: references })

describe('operands that do not resolve', () => {
  it.each(['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains', 'starts_with', 'ends_with', 'before', 'after'])(
    'K-91, K-104: %s resolves both sides before it answers',
    (operator) => {
      expect(answerOf({ [operator]: ['$fields.second', '$args.first'] })).toEqual(
        nothing('$args.first', '$fields.second'),
      )
      expect(answerOf({ [operator]: ['$fields.here', '$args.gone'] }, { here: '2026-01-01' })).toEqual(
        nothing('$args.gone'),
      )
      expect(answerOf({ [operator]: ['$args.gone', '$fields.here'] }, { here: '2026-01-01' })).toEqual(
        nothing('$args.gone'),
      )
    },
  )

  it('K-105: a list or object operand is resolved whole, past its first gap', () => {
    expect(answerOf({ eq: [['$fields.b', { x: '$fields.a', y: 1 }, '$fields.here'], 1] }, { here: 1 })).toEqual(
      nothing('$fields.a', '$fields.b'),
    )
    expect(answerOf({ in: [1, [1, '$fields.gone']] })).toEqual(nothing('$fields.gone'))
  })

  it('K-106: a reference that gives nothing is no refusal of its own', () => {
    expect(answerOf({ eq: ['$fields.none.at.all', 1] }, { none: [] })).toEqual(nothing('$fields.none.at.all'))
  })

  it('K-107: a reference to a present null does not resolve', () => {
    expect(answerOf({ eq: ['$fields.null', null] }, { null: null })).toEqual(nothing('$fields.null'))
    expect(answerOf({ ne: ['$fields.null', 1] }, { null: null })).toEqual(nothing('$fields.null'))
    expect(answerOf({ in: ['a', ['$fields.null']] }, { null: null })).toEqual(nothing('$fields.null'))
  })

  it('K-107: a null inside the value that a reference gives is an ordinary value', () => {
    expect(answerOf({ eq: ['$fields.list', [null]] }, { list: [null] })).toBe(true)
    expect(answerOf({ contains: ['$fields.list', null] }, { list: [1, null] })).toBe(true)
    expect(answerOf({ eq: ['$fields.of', { a: null }] }, { of: { a: null } })).toBe(true)
  })

  it('K-108: references in name order, without repeats, as written', () => {
    const condition = {
      all: [
        { eq: ['$fields.z', '$args.m'] },
        { gt: ['$fields.a.b', '$fields.z'] },
        { not: { contains: [['$fields.\u{1f697}', '$fields.\ufffd'], '$args.m'] } },
      ],
    }

    expect(answerOf(condition)).toEqual(
      nothing('$args.m', '$fields.a.b', '$fields.z', '$fields.\ufffd', '$fields.\u{1f697}'),
    )
  })

  it('K-108: a text that is no instant is added where the operand itself is $ text', () => {
    expect(answerOf({ before: ['$fields.at', '$args.now'] }, { at: 'soon' }, { now: 'later' })).toEqual(
      nothing('$args.now', '$fields.at'),
    )
    expect(answerOf({ before: ['$fields.at', '$args.now'] }, { at: 'soon' }, { now: '2026-01-01' })).toEqual(
      nothing('$fields.at'),
    )
  })

  it('K-108: an operand that did not resolve hides none that did but cannot be read', () => {
    expect(
      answerOf({ any: [{ after: ['$fields.at', '2026-01-01'] }, { eq: ['$fields.none', 1] }] }, { at: 7 }),
    ).toEqual(nothing('$fields.at', '$fields.none'))
  })

  it('K-109: nothing is listed for a rule that is false', () => {
    expect(answerOf({ all: [{ eq: ['$fields.none', 1] }, { eq: [1, 2] }] })).toBe(false)
  })
})
