import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import { textNaming } from '../../support/text.js'
import { loanWith } from '../loan.js'
import { asserting, defectOf, fields } from './asserting.js'

const underKernel = (assert: unknown) =>
  loanWith({ pages: fields.pages }, { semantics: 'kernel/1', invariants: [{ assert }] })

const at = 'invariants[0].assert'

const nested = (levels: number, inner: unknown): unknown =>
  Array.from({ length: levels }).reduce((condition) => ({ not: condition }), inner)

const each = (over: unknown, that: unknown, as = 'copy') => ({ for_all: { in: over, as, that } })

describe('the depth of a condition', () => {
  it('SR-59: a quantifier is one level above its body', () => {
    expect(define(asserting(nested(30, each('$fields.copies', true)))).entity).toBe('loan')
    expect(defectOf(nested(31, each('$fields.copies', true)))).toEqual({
      kind: 'condition_too_deep',
      path: at,
      depth: 33,
      limit: 32,
    })
  })

  it('SR-59: kernel/1 counts it too, and says nothing else of the condition', () => {
    expect(defectsOf(underKernel(nested(31, each('$fields.copies', true))))).toEqual([
      { kind: 'condition_too_deep', path: at, depth: 33, limit: 32 },
    ])
  })

  it('SR-59: the guard of a branch is counted at its root', () => {
    const outcomes = [{ name: 'done', effect: 'updates', when: nested(32, true) }]
    expect(defectsOf(loanWith(fields, { operations: { extend: { outcomes } } }))).toEqual([
      { kind: 'condition_too_deep', path: 'operations.extend.outcomes.done.when', depth: 33, limit: 32 },
    ])
  })
})

describe('numbers in a condition', () => {
  const huge = exact('1e309')

  it.each([
    [{ gt: ['$fields.pages', huge] }, `${at}.gt[1]`],
    [{ in: ['$fields.pages', [1, [2, huge]]] }, `${at}.in[1][1][1]`],
    [{ eq: [{ b: 1, a: huge }, '$fields.blob'] }, `${at}.eq[0].a`],
    [{ compare: { left: '$fields.pages', op: 'eq', right: huge } }, `${at}.compare.right`],
    [{ truthy: huge }, `${at}.truthy`],
    [{ all: [true, { not: { eq: [huge, 1] } }] }, `${at}.all[1].not.eq[0]`],
    [each('$fields.copies', { eq: ['$copy.shelf', huge] }), `${at}.for_all.that.eq[1]`],
  ])('SR-45: one that no binary64 holds is refused where it stands (%#)', (assert, path) => {
    expect(defectOf(assert)).toEqual({ kind: 'invalid_rule', path, message: textNaming('1e309') })
  })

  it('SR-45: the operands of `exists`, and kernel/1, are exempt', () => {
    expect(define(asserting({ exists: huge })).entity).toBe('loan')
    expect(define(underKernel({ eq: ['$fields.pages', huge] })).entity).toBe('loan')
  })

  it('SR-60: it is told before a reference that stands earlier', () => {
    expect(defectOf({ all: [{ exists: '$fields.lost' }, { eq: [1, huge] }] })).toMatchObject({
      path: `${at}.all[1].eq[1]`,
    })
  })
})
