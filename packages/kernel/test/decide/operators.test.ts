import { describe, expect, it } from 'vitest'
import { answerOf } from '../support/condition.js'
import { exact } from '../support/exact.js'

/** The same question with the first operand stored and the second written, and the other way round. */
const ask = (operator: string, left: unknown, right: unknown): readonly unknown[] => [
  answerOf({ [operator]: ['$fields.left', literal(right)] }, { left }),
  answerOf({ [operator]: [literal(left), '$fields.right'] }, { right }),
  answerOf({ [operator]: ['$fields.left', '$fields.right'] }, { left, right }),
]
const literal = (value: unknown): unknown => (typeof value === 'string' && value.startsWith('$') ? `$${value}` : value)
const always = (answer: boolean): readonly boolean[] => [answer, answer, answer]

const equalPairs: readonly (readonly [unknown, unknown])[] = [
  [exact('100'), exact('1e2')],
  [exact('100.0'), exact('1E+2')],
  [exact('-0'), exact('0.00')],
  [exact('1e-3'), exact('0.001')],
  ['$x', '$x'],
  [true, true],
  [[], []],
  [
    [1, [exact('2.0')]],
    [exact('1.0'), [2]],
  ],
  [
    { a: 1, b: { c: [exact('1e1')] } },
    { b: { c: [10] }, a: exact('1.000') },
  ],
  [{ a: null }, { a: null }],
]
const differentPairs: readonly (readonly [unknown, unknown])[] = [
  [exact('9007199254740993'), exact('9007199254740992')],
  [exact('1e-400'), 0],
  [exact('0.1'), exact('0.10000000000000000001')],
  ['a', 'A'],
  ['\u00e9', 'e\u0301'],
  ['1', 1],
  [1, true],
  ['', false],
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 1]],
  [{ a: 1 }, { a: 1, b: null }],
  [{ a: 1 }, { b: 1 }],
  [[1], 1],
  [{ a: null }, {}],
]

describe('operators', () => {
  it.each(equalPairs)('K-92: %j and %j are equal', (left, right) => {
    expect(ask('eq', left, right)).toEqual(always(true))
    expect(ask('ne', left, right)).toEqual(always(false))
  })

  it.each(differentPairs)('K-92, K-93: %j and %j are not', (left, right) => {
    expect(ask('eq', left, right)).toEqual(always(false))
    expect(ask('ne', left, right)).toEqual(always(true))
  })

  it('K-93: ne on an operand that does not resolve is unknown, not true', () => {
    expect(answerOf({ ne: ['$fields.none', 1] })).toEqual({ unknown: ['$fields.none'] })
  })

  it.each([
    [exact('1'), exact('2'), -1],
    [exact('2.50'), exact('25e-1'), 0],
    [exact('9007199254740993'), exact('9007199254740992'), 1],
    [exact('1e999999999999'), exact('1e999999999998'), 1],
    [exact('1e-999999999999'), exact('0'), 1],
    [exact('-1e99999999999999999999'), exact('-2'), -1],
    [exact('-0'), exact('0'), 0],
    [exact('0.1'), exact('0'), 1],
  ])('K-91: the order of %s and %s', (left, right, order) => {
    const answers = ['gt', 'gte', 'lt', 'lte'].map((operator) => ask(operator, left, right))

    expect(answers).toEqual([order > 0, order >= 0, order < 0, order <= 0].map(always))
  })

  it.each([
    ['a', 'b'],
    ['1', 1],
    [9, '7'],
    [5, '7'],
    [true, false],
    [[], []],
    [{}, 1],
    ['2026-01-01', '2026-01-02'],
  ])('K-91, K-100: %j and %j have no order, which is false and not unknown', (left, right) => {
    for (const operator of ['gt', 'gte', 'lt', 'lte']) expect(ask(operator, left, right)).toEqual(always(false))
  })

  it.each<readonly [unknown, unknown, boolean]>([
    [1, [0, exact('1.0')], true],
    ['a', ['A', 'b'], false],
    [[1], [[exact('1e0')]], true],
    [{ a: 1 }, [{ a: 1 }], true],
    ['a', [], false],
    ['a', 'abc', false],
    ['a', { a: 1 }, false],
    [1, 1, false],
  ])('K-91: %j in %j is %s', (needle, list, answer) => {
    expect(ask('in', needle, list)).toEqual(always(answer))
  })

  it.each<readonly [unknown, unknown, boolean]>([
    [[1, 'x'], exact('1.0'), true],
    [['xy'], 'x', false],
    [[[1]], [1], true],
    ['abc', 'bc', true],
    ['abc', '', true],
    ['abc', 'B', false],
    ['caf\u00e9', 'e', false],
    ['🚗', '\u{1f697}', true],
    [{ 'bay.row': null }, 'bay.row', true],
    [{ a: 1 }, 'b', false],
    [{ a: 1 }, 'constructor', false],
    [{ a: 1 }, 1, false],
    [{ 1: 'a' }, 1, false],
    ['a1', 1, false],
    [12, 1, false],
    [12, 'length', false],
    [true, true, false],
  ])('K-91, K-96: %j contains %j is %s', (container, needle, answer) => {
    expect(ask('contains', container, needle)).toEqual(always(answer))
  })

  it('K-91, K-107: a literal null is a value that contains nothing', () => {
    expect(answerOf({ contains: [null, 'x'] })).toBe(false)
  })

  it.each<readonly [string, string, boolean, boolean]>([
    ['AB-12', 'AB', true, false],
    ['AB-12', '12', false, true],
    ['AB-12', 'AB-12', true, true],
    ['AB-12', '', true, true],
    ['', '', true, true],
    ['', 'A', false, false],
    ['AB-12', 'ab', false, false],
    ['\u00e9a', 'e', false, false],
    ['$5', '$', true, false],
  ])('K-91: %j starts with %j: %s; ends with it: %s', (text, affix, starts, ends) => {
    expect(ask('starts_with', text, affix)).toEqual(always(starts))
    expect(ask('ends_with', text, affix)).toEqual(always(ends))
  })

  it.each([
    [12, '1'],
    ['12', 1],
    [['1'], '1'],
    [true, 'true'],
    ['x', {}],
  ])('K-91: starts_with and ends_with of %j and %j are false', (left, right) => {
    expect(answerOf({ starts_with: ['$fields.left', '$fields.right'] }, { left, right })).toBe(false)
    expect(answerOf({ ends_with: ['$fields.left', '$fields.right'] }, { left, right })).toBe(false)
  })

  it.each([
    ['2026-03-01', '2026-03-02', true, false],
    ['2026-03-01', '2026-03-01T00:00:00Z', false, false],
    ['2026-03-01 10:00:00.5', '2026-03-01t10:00:00.500z', false, false],
    ['2026-06-30T23:59:60', '2026-07-01', true, false],
    ['2026-06-30T23:59:60', '2026-06-30T23:59:59.999999999', false, true],
    ['0000-01-01', '0001-01-01', true, false],
  ])('K-91: %s before %s is %s, after it is %s', (left, right, before, after) => {
    expect(ask('before', left, right)).toEqual(always(before))
    expect(ask('after', left, right)).toEqual(always(after))
  })

  it.each(['2026-02-29', 'soon', '2026-03-01T10:00:00+02:00', 20260301, ['2026-03-01'], true])(
    'K-91, K-108: before and after of %j are unknown',
    (value) => {
      expect(answerOf({ before: ['$fields.at', '2026-03-01'] }, { at: value })).toEqual({ unknown: ['$fields.at'] })
      expect(answerOf({ after: ['2026-03-01', '$fields.at'] }, { at: value })).toEqual({ unknown: ['$fields.at'] })
    },
  )

  it('K-94: nothing is computed inside an operand', () => {
    expect(answerOf({ eq: ['1 + 1', 2] })).toBe(false)
    expect(answerOf({ starts_with: ['AB', '^A'] })).toBe(false)
  })

  it.each<readonly [string, unknown, unknown]>([
    ['$$ text', '$$plate', '$plate'],
    ['a reference', '$args.plate', 'AB-1'],
    ['a list with references', ['$args.plate', '$$x'], ['AB-1', '$x']],
    ['an object with references', { plate: '$args.plate' }, { plate: 'AB-1' }],
  ])('K-86, K-97: an operand may be %s', (_name, written, value) => {
    expect(answerOf({ eq: [written, '$fields.value'] }, { value }, { plate: 'AB-1' })).toBe(true)
  })

  it('K-107: two literal nulls are equal', () => {
    expect(answerOf({ eq: [null, null] })).toBe(true)
    expect(answerOf({ in: [null, [null]] })).toBe(true)
  })
})
