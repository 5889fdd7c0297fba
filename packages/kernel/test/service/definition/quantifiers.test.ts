import { describe, expect, it } from 'vitest'
import { define } from '../../support/define.js'
import { anyText } from '../../support/text.js'
import { asserting, defectOf } from './asserting.js'

const at = 'invariants[0].assert'

const each = (over: unknown, that: unknown, as = 'copy') => ({ for_all: { in: over, as, that } })

describe('quantifying', () => {
  it.each([
    [each('$fields.copies', { exists: '$copy.shelf.count' })],
    [each('$fields.copies', { exists: '$copy.marks.0' })],
    [each('$fields.fines', { gt: ['$copy', 1] })],
    [each('$fields.reader.value', { exists: '$copy.any.thing' })],
    [each('$fields.blob.list', { exists: '$copy.any' })],
    [each('$fields.copies', each('$copy.marks', { eq: ['$mark.count', '$copy.shelf'] }, 'mark'))],
    [each('$fields.grid', each('$copy', { exists: '$mark.any' }, 'mark'))],
    [each('$fields.copies', each('$copy.marks', { exists: '$copy.count' }))],
    [each('$fields.copies', { exists: '$fields.shelf' }, 'fields')],
    [each('$fields.grid.0', { exists: '$copy.count' })],
  ])('SR-65, SR-66, SR-70, SR-73: %j registers', (assert) => {
    expect(define(asserting(assert)).entity).toBe('loan')
  })

  it.each(['', ' ', 'a.b'])('SR-64: an element cannot be named `%s`', (bind) => {
    expect(defectOf(each('$fields.copies', true, bind))).toEqual({
      kind: 'quantifier_bind_invalid',
      path: `${at}.for_all`,
      bind,
    })
  })

  it.each(['$fields.lost', '$args.copies', '$other.copies', '$state.x'])(
    'SR-65: the scope of %s is told first',
    (over) => {
      expect(defectOf({ for_any: { in: over, as: 'copy', that: true } })).toEqual({
        kind: 'invalid_rule',
        path: `${at}.for_any.in`,
        message: anyText,
      })
    },
  )

  it.each([
    '$fields.title',
    '$fields.title.count',
    '$fields.reader',
    '$fields.reader.is',
    '$fields',
    '$id',
    'copies',
    '$$fields.copies',
    5,
    ['$fields.copies'],
    null,
  ])('SR-65: %j is no collection', (over) => {
    expect(defectOf(each(over, true))).toEqual({
      kind: 'quantifier_over_not_collection',
      path: `${at}.for_all.in`,
      over,
      detail: anyText,
    })
  })

  it('SR-65: neither is a path below an element that is declared to be none', () => {
    expect(defectOf(each('$fields.copies', each('$copy.shelf', true, 'x')))).toMatchObject({
      kind: 'quantifier_over_not_collection',
      path: `${at}.for_all.that.for_all.in`,
      over: '$copy.shelf',
    })
  })

  it.each([
    [{ exists: '$copy.lost' }, 'exists'],
    [{ eq: [1, '$args.due'] }, 'eq[1]'],
    [{ exists: '$other' }, 'exists'],
    [{ starts_with: ['$copy.shelf', 5] }, 'starts_with[1]'],
    [{ all: [] }, ''],
  ])('SR-72: a fault of the body names the collection (%#)', (that, path) => {
    expect(defectOf(each('$fields.copies', that))).toEqual({
      kind: 'quantifier_body_scope',
      path: path === '' ? `${at}.for_all.that` : `${at}.for_all.that.${path}`,
      expression: '$fields.copies',
      detail: anyText,
    })
  })

  it('SR-72: the innermost collection is named, and an inner one out of scope is a fault of the outer body', () => {
    expect(defectOf(each('$fields.copies', each('$copy.marks', { exists: '$lost' }, 'mark')))).toMatchObject({
      kind: 'quantifier_body_scope',
      expression: '$copy.marks',
    })
    expect(defectOf(each('$fields.copies', each('$lost.marks', true, 'mark')))).toMatchObject({
      kind: 'quantifier_body_scope',
      path: `${at}.for_all.that.for_all.in`,
      expression: '$fields.copies',
    })
  })

  it('SR-72: faults of other kinds keep theirs', () => {
    expect(defectOf(each('$fields.copies', { compare: { left: [], op: 'eq', right: 1 } }))).toEqual({
      kind: 'compare_operand_not_addressable',
      path: `${at}.for_all.that`,
      side: 'left',
    })
  })
})
