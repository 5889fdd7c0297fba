import { describe, expect, it } from 'vitest'
import { anyText } from '../../support/text.js'
import { defectOf } from './asserting.js'

const at = 'invariants[0].assert'

describe('comparing', () => {
  it.each([
    [[1], 2, 'left'],
    [{ a: 1 }, [2], 'left'],
    ['$fields.pages', [], 'right'],
    [1, {}, 'right'],
  ])('SR-61: %j and %j, the %s one is no address', (left, right, side) => {
    expect(defectOf({ not: { compare: { left, op: 'eq', right } } })).toEqual({
      kind: 'compare_operand_not_addressable',
      path: `${at}.not`,
      side,
    })
  })

  it('SR-61: an operand that is no address is told before the references of the other', () => {
    expect(defectOf({ compare: { left: '$fields.lost', op: 'eq', right: [] } })).toMatchObject({ side: 'right' })
  })

  it.each([
    ['$fields.lost', 1, 'left'],
    [1, '$args.due', 'right'],
  ])('SR-62: the references %j and %j are checked', (left, right, side) => {
    expect(defectOf({ compare: { left, op: 'lt', right } })).toEqual({
      kind: 'invalid_rule',
      path: `${at}.compare.${side}`,
      message: anyText,
    })
  })

  it('SR-63: the operand of `truthy` is checked', () => {
    expect(defectOf({ truthy: '$fields.lost' })).toEqual({
      kind: 'invalid_rule',
      path: `${at}.truthy`,
      message: anyText,
    })
  })
})
