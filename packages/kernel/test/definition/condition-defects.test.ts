import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../support/define.js'
import { exact } from '../support/exact.js'
import { permit, permitWith } from '../support/permit.js'
import { anyText } from '../support/text.js'

const schema = { plate: { type: 'string' }, log: { type: 'json' } }
const withRule = (assert: unknown) => permitWith(schema, { invariants: [{ assert }] })
const invalidRule = (path: string) => ({
  kind: 'invalid_rule',
  path: `invariants[0].assert${path}`,
  message: anyText,
})

const nested = (depth: number): unknown => (depth === 1 ? true : { not: nested(depth - 1) })

describe('conditions at registration', () => {
  it.each(['starts_with', 'ends_with'])('K-98: a literal of %s is text', (operator) => {
    for (const literal of [7, exact('1.0'), true, null, ['A'], { a: 'A' }, ['$fields.plate']]) {
      expect(defectsOf(withRule({ [operator]: ['$fields.plate', literal] }))).toEqual([invalidRule(`.${operator}[1]`)])
      expect(defectsOf(withRule({ [operator]: [literal, '$fields.plate'] }))).toEqual([invalidRule(`.${operator}[0]`)])
    }
    expect(define(withRule({ [operator]: ['$$plate', ''] })).entity).toBe('permit')
  })

  it.each(['before', 'after'])('K-99: a literal of %s is a readable instant', (operator) => {
    for (const literal of [
      '2026-02-29',
      '2026-03-01T10:00:00+02:00',
      '',
      'soon',
      '$$2026-03-01',
      20260301,
      true,
      null,
      [],
      {},
    ]) {
      expect(defectsOf(withRule({ [operator]: ['$fields.plate', literal] }))).toEqual([invalidRule(`.${operator}[1]`)])
      expect(defectsOf(withRule({ [operator]: [literal, '$fields.plate'] }))).toEqual([invalidRule(`.${operator}[0]`)])
    }
    expect(define(withRule({ [operator]: ['$fields.plate', ' 2028-02-29t23:59:60.5z '] })).entity).toBe('permit')
  })

  it('K-99: a bad reference inside a list operand is reported before the list is', () => {
    expect(defectsOf(withRule({ before: ['$fields.plate', ['2026-03-01', '$now']] }))).toEqual([
      invalidRule('.before[1][1]'),
    ])
    expect(defectsOf(withRule({ before: ['$fields.plate', ['2026-03-01', '$fields.plate']] }))).toEqual([
      invalidRule('.before[1]'),
    ])
  })

  it('K-100: other operators take literals of any kind, also where they can never hold', () => {
    const operators = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'contains']
    const rules = operators.map((operator) => ({ assert: { [operator]: [1, { a: [null, 'x'] }] } }))

    expect(define(permit({ invariants: [...rules, { assert: { exists: null } }] })).entity).toBe('permit')
  })

  it.each([
    [{ all: [] }, ''],
    [{ any: [] }, ''],
    [{ not: { any: [] } }, '.not'],
    [{ any: [true, { all: [{ all: [] }] }] }, '.any[1].all[0]'],
  ])('K-101: %j has no operands', (assert, path) => {
    expect(defectsOf(withRule(assert))).toEqual([invalidRule(path)])
  })

  it.each([
    [{ exists: '$now' }, '.exists'],
    [{ exists: ['$now'] }, '.exists[0]'],
    [{ exists: { a: { b: '$now' } } }, '.exists.a.b'],
    [{ eq: ['$now', 1] }, '.eq[0]'],
    [{ gt: [1, '$now'] }, '.gt[1]'],
    [{ not: { ne: [1, '$now'] } }, '.not.ne[1]'],
    [{ any: [true, { in: ['$fields.plate', ['a', 'b', '$now']] }] }, '.any[1].in[1][2]'],
    [{ all: [{ contains: [{ '': '$now' }, 1] }] }, '.all[0].contains[0].'],
    [
      { all: [{ exists: '$fields.log.x' }, { any: [{ not: { lte: ['$id', { z: 1, a: [0, '$now'] }] } }] }] },
      '.all[1].any[0].not.lte[1].a[1]',
    ],
  ])('K-103: the place in %j is %s', (assert, path) => {
    expect(defectsOf(withRule(assert))).toEqual([invalidRule(path)])
  })

  it('K-110: a rule gives its first fault, depth first', () => {
    expect(defectsOf(withRule({ any: [{ all: [] }, { exists: '$now' }] }))).toEqual([invalidRule('.any[0]')])
    expect(defectsOf(withRule({ any: [{ not: { exists: '$now' } }, { all: [] }] }))).toEqual([
      invalidRule('.any[0].not.exists'),
    ])
    expect(defectsOf(withRule({ eq: ['$later', '$now'] }))).toEqual([invalidRule('.eq[0]')])
    expect(defectsOf(withRule({ eq: [{ z: '$later', b: '$now' }, 1] }))).toEqual([invalidRule('.eq[0].b')])
  })

  it('K-95: a condition of depth 32 is accepted, one of depth 33 is not', () => {
    expect(define(withRule(nested(32))).entity).toBe('permit')
    expect(defectsOf(withRule(nested(33)))).toEqual([
      { kind: 'condition_too_deep', path: 'invariants[0].assert', depth: 33, limit: 32 },
    ])
  })

  it('K-95: an operator without child conditions has depth 1; the deepest child counts', () => {
    const around = (inside: unknown, levels: number): unknown =>
      levels === 0 ? inside : { all: [true, around(inside, levels - 1), { eq: [[[[1]]], 2] }] }

    expect(define(withRule(around({ eq: [[[[[1]]]], '$fields.log'] }, 31))).entity).toBe('permit')
    expect(defectsOf(withRule(around({ exists: '$now' }, 34)))).toEqual([
      { kind: 'condition_too_deep', path: 'invariants[0].assert', depth: 35, limit: 32 },
    ])
  })
})
