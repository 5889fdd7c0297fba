import { describe, expect, it } from 'vitest'
import { answerOf, type Answer } from '../support/condition.js'

const unknown = { gt: ['$fields.missing', 1] }
const truths = { true: true, false: false, unknown } as const
const answers: Readonly<Record<keyof typeof truths, Answer>> = {
  true: true,
  false: false,
  unknown: { unknown: ['$fields.missing'] },
}

type Truth = keyof typeof truths

const table: readonly (readonly [Truth, Truth, Truth, Truth])[] = [
  ['true', 'true', 'true', 'true'],
  ['true', 'false', 'false', 'true'],
  ['true', 'unknown', 'unknown', 'true'],
  ['false', 'true', 'false', 'true'],
  ['false', 'false', 'false', 'false'],
  ['false', 'unknown', 'false', 'unknown'],
  ['unknown', 'true', 'unknown', 'true'],
  ['unknown', 'false', 'false', 'unknown'],
  ['unknown', 'unknown', 'unknown', 'unknown'],
]

describe('connectives', () => {
  it.each(table)('K-87, K-88: of %s and %s, all is %s and any is %s', (left, right, all, any) => {
    expect(answerOf({ all: [truths[left], truths[right]] })).toEqual(answers[all])
    expect(answerOf({ any: [truths[left], truths[right]] })).toEqual(answers[any])
  })

  it.each<readonly [Truth, Truth]>([
    ['true', 'false'],
    ['false', 'true'],
    ['unknown', 'unknown'],
  ])('K-88: not %s is %s', (inner, outer) => {
    expect(answerOf({ not: truths[inner] })).toEqual(answers[outer])
  })

  it('K-88: one child stands for itself, and three children fold', () => {
    expect(answerOf({ all: [unknown] })).toEqual(answers.unknown)
    expect(answerOf({ any: [false] })).toBe(false)
    expect(answerOf({ all: [true, unknown, false] })).toBe(false)
    expect(answerOf({ any: [unknown, false, true] })).toBe(true)
  })

  it('K-89: every child is asked, so that the references of all of them are gathered', () => {
    const two = [{ gt: ['$fields.z', 1] }, { gt: ['$fields.a', 1] }]

    expect(answerOf({ all: two })).toEqual({ unknown: ['$fields.a', '$fields.z'] })
    expect(answerOf({ any: two })).toEqual({ unknown: ['$fields.a', '$fields.z'] })
    expect(answerOf({ all: [{ any: [true, two[0]] }, two[1]] })).toEqual({ unknown: ['$fields.a', '$fields.z'] })
    expect(answerOf({ all: [{ not: { all: [false, two[0]] } }, two[1]] })).toEqual({
      unknown: ['$fields.a', '$fields.z'],
    })
  })

  it('K-109: nothing is listed where the answer is known', () => {
    expect(answerOf({ all: [unknown, false] })).toBe(false)
    expect(answerOf({ any: [unknown, true] })).toBe(true)
  })

  it.each<readonly [string, unknown, boolean]>([
    ['a value', '$fields.zone', true],
    ['an absent member', '$fields.none', false],
    ['a present null', '$fields.nothing', false],
    ['a member of a present null', '$fields.nothing.at', false],
    ['false', '$fields.no', true],
    ['the empty text', '$fields.blank', true],
    ['an object that holds a null', '$fields.holder', true],
    ['a null inside an object', '$fields.holder.name', false],
    ['a whole root', '$fields', true],
    ['a literal', 'x', true],
    ['the literal null', null, true],
    ['a $$ literal', '$$none', true],
    ['a list of what resolves', ['$fields.zone', 1, null], true],
    ['a list with a gap', ['$fields.zone', '$fields.none'], false],
    ['a list with a null reference', ['$fields.nothing'], false],
    ['an object of what resolves', { a: '$fields.zone' }, true],
    ['an object with a gap', { a: { b: ['$fields.none'] } }, false],
    ['an empty list', [], true],
  ])('K-90: exists of %s', (_name, operand, answer) => {
    const fields = { zone: 'A', nothing: null, no: false, blank: '', holder: { name: null } }

    expect(answerOf({ exists: operand }, fields)).toBe(answer)
    expect(answerOf({ not: { exists: operand } }, fields)).toBe(!answer)
  })

  it('K-90: exists adds nothing to what is unresolved', () => {
    expect(answerOf({ any: [{ exists: '$fields.a' }, { eq: ['$fields.b', 1] }] })).toEqual({ unknown: ['$fields.b'] })
    expect(answerOf({ any: [{ not: { exists: ['$fields.a', '$fields.zone'] } }, false] }, { zone: 1 })).toBe(true)
  })
})
