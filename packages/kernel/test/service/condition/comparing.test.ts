import { describe, expect, it } from 'vitest'
import { exact } from '../../support/exact.js'
import type { Part } from '../../support/permit.js'
import { asked, type Answer } from './asked.js'

const fields = {
  a: { type: 'json' },
  b: { type: 'json' },
  title: { type: 'string' },
  seen: { type: 'string' },
}

const scales = { wear: ['new', 'used', 'torn'], ripe: ['green', 'used', 'new'], twice: ['low', 'high', 'low'] }

const compared = (a: unknown, op: string, b: unknown, parts: Part = {}): Answer =>
  asked({ compare: { left: '$fields.a', op, right: '$fields.b' } }, fields, { a, b }, parts)

const unknown: Answer = []

describe('comparing two values', () => {
  it.each<readonly [unknown, unknown, Part]>([
    [1, 2, { eq: false, ne: true, lt: true, lte: true, gt: false, gte: false }],
    [2, exact('2.0'), { eq: true, ne: false, lt: false, lte: true, gt: false, gte: true }],
    [exact('9007199254740993'), exact('9007199254740992'), { eq: false, gt: true, lte: false }],
    [exact('1e300'), exact('1.0e300'), { eq: true, lt: false, gte: true }],
    [exact('1e-400'), 0, { eq: true, lt: false }],
  ])('SR-62: the numbers %s and %s', (a, b, answers) => {
    for (const [op, truth] of Object.entries(answers)) expect(compared(a, op, b), op).toBe(truth)
  })

  it('SR-44, SR-76: a number that no binary64 holds is unknown, and nothing is named', () => {
    expect(compared(exact('1e309'), 'eq', 1)).toEqual(unknown)
    expect(compared(exact('1e309'), 'ne', exact('1e309'))).toEqual(unknown)
  })

  it('SR-38, SR-62: a number of the definition goes by the literal door', () => {
    const comparing = (token: string, value: string) =>
      asked({ compare: { left: '$fields.a', op: 'eq', right: exact(token) } }, fields, { a: exact(value) })
    expect(comparing('9007199254740993.0', '9007199254740993.0')).toBe(false)
    expect(comparing('9007199254740993', '9007199254740993')).toBe(true)
    expect(comparing('9007199254740993.0', '9007199254740993')).toBe(true)
    expect(comparing('100000000000000000000000001', '100000000000000000000000001')).toBe(false)
  })

  it.each<readonly [unknown, string, unknown, Answer]>([
    ['x', 'eq', 'x', true],
    ['x', 'ne', 'X', true],
    ['é', 'eq', 'e\u0301', false],
    [true, 'eq', true, true],
    [true, 'ne', true, false],
    [false, 'lt', true, unknown],
    ['1', 'eq', 1, false],
    ['1', 'ne', 1, true],
    ['1', 'lt', 1, unknown],
    [true, 'eq', 'true', false],
    [[1], 'eq', [1], unknown],
    [{}, 'ne', 1, unknown],
    [1, 'eq', [], unknown],
  ])('SR-62: %j %s %j', (a, op, b, answer) => {
    expect(compared(a, op, b)).toEqual(answer)
  })

  it('SR-62, SR-75: where a side resolves to nothing the answer is unknown, and that side is named', () => {
    const comparing = (values: Part) =>
      asked({ compare: { left: '$fields.a', op: 'eq', right: '$fields.b' } }, fields, values)
    expect(comparing({ a: 1 })).toEqual(['$fields.b'])
    expect(comparing({ a: null, b: [] })).toEqual(['$fields.a'])
    expect(comparing({})).toEqual(['$fields.a', '$fields.b'])
  })

  it('SR-62: a null of the definition is unknown, and nothing is named', () => {
    expect(asked({ compare: { left: '$fields.a', op: 'eq', right: null } }, fields, { a: 1 })).toEqual(unknown)
  })
})

describe('comparing texts on scales', () => {
  it.each<readonly [string, string, string, Answer]>([
    ['new', 'lt', 'torn', true],
    ['torn', 'gt', 'new', true],
    ['torn', 'lte', 'used', false],
    ['torn', 'gte', 'torn', true],
    ['green', 'lt', 'new', true],
    ['new', 'lt', 'used', unknown],
    ['green', 'lt', 'torn', unknown],
    ['lost', 'lte', 'lost', unknown],
    ['low', 'lt', 'high', true],
    ['high', 'gt', 'low', true],
    ['new', 'eq', 'new', true],
    ['lost', 'ne', 'new', true],
  ])('SR-78, SR-80: %s %s %s', (a, op, b, answer) => {
    expect(compared(a, op, b, { scales })).toEqual(answer)
  })

  it('SR-79: texts order on scales only, instants too', () => {
    expect(compared('2026-01-01', 'lt', '2026-01-02', { scales })).toEqual(unknown)
    expect(compared('a', 'lt', 'b')).toEqual(unknown)
  })

  it('SR-79: texts of every origin qualify', () => {
    const assert = { compare: { left: '$state', op: 'lt', right: '$fields.title' } }
    expect(asked(assert, fields, { title: 'back' }, { scales: { life: ['out', 'back'] } })).toBe(true)
  })
})

describe('asking for truth', () => {
  it.each<readonly [unknown, Answer]>([
    [true, true],
    [false, false],
    ['', false],
    ['false', false],
    ['False', true],
    ['0', true],
    [0, false],
    [exact('-0.0'), false],
    [exact('1e-400'), false],
    [exact('5e-324'), true],
    [-1, true],
    [[], unknown],
    [[1], unknown],
    [{ a: 1 }, unknown],
    [exact('1e309'), unknown],
    [null, ['$fields.a']],
  ])('SR-40, SR-44, SR-63: %s', (a, answer) => {
    expect(asked({ truthy: '$fields.a' }, fields, { a })).toEqual(answer)
  })

  it('SR-63: of what is absent', () => {
    expect(asked({ truthy: '$fields.a' }, fields, {})).toEqual(['$fields.a'])
    expect(asked({ not: { truthy: '$fields.a' } }, fields, {})).toEqual(['$fields.a'])
  })
})

describe('the operators of the base under the service rules', () => {
  it.each<readonly [unknown, Answer]>([
    [{ eq: ['$fields.a', 1] }, true],
    [{ ne: ['$fields.a', 1] }, false],
    [{ in: ['$fields.a', [2, 1]] }, true],
    [{ contains: [['$fields.a', 7], 1] }, true],
    [{ eq: [{ x: ['$fields.a'] }, { x: [1] }] }, true],
    [{ gt: ['$fields.a', 1] }, true],
    [{ lte: ['$fields.a', 1] }, false],
  ])('SR-42, SR-43: 1.0000000000000000001 is observed as 1 by equality, not by order: %j', (assert, answer) => {
    expect(asked(assert, fields, { a: exact('1.0000000000000000001') })).toBe(answer)
  })

  it('SR-42: a literal uses its own door only where it stands as a number itself', () => {
    const a = exact('9007199254740993.0')
    expect(asked({ eq: ['$fields.a', a] }, fields, { a })).toBe(false)
    expect(asked({ eq: ['$fields.a', '$fields.b'] }, fields, { a, b: a })).toBe(true)
    expect(asked({ in: ['$fields.a', [a]] }, fields, { a })).toBe(false)
    expect(asked({ in: ['$fields.a', ['$fields.b']] }, fields, { a, b: a })).toBe(true)
    expect(
      asked(
        {
          eq: [
            [a, '$fields.b'],
            ['$fields.b', a],
          ],
        },
        fields,
        { b: a },
      ),
    ).toBe(false)
    expect(asked({ contains: ['$fields.b', a] }, fields, { b: [a] })).toBe(false)
    expect(asked({ contains: ['$fields.b', a] }, fields, { b: [exact('9007199254740993')] })).toBe(true)
  })

  it('SR-44: numbers that no binary64 holds are equal by token only', () => {
    const equal = (a: string, b: string) =>
      asked({ eq: ['$fields.a', '$fields.b'] }, fields, { a: exact(a), b: exact(b) })
    expect(equal('1e309', '1e309')).toBe(true)
    expect(equal('1e309', '10e308')).toBe(false)
    expect(equal('1e309', '1')).toBe(false)
  })

  it('SR-9: under kernel/1 nothing is observed', () => {
    const kernel = { semantics: 'kernel/1' }
    const a = exact('1.0000000000000000001')
    expect(asked({ eq: ['$fields.a', 1] }, fields, { a }, kernel)).toBe(false)
    expect(asked({ eq: ['$fields.a', exact('1e309')] }, fields, { a: exact('10e308') }, kernel)).toBe(true)
  })
})
