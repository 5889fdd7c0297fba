import { describe, expect, it } from 'vitest'
import type { ConditionDocument } from '../../src/document/document.js'
import { words } from '../../src/explain/words/words.js'

const asked = (name: string): ConditionDocument => ({ exists: `$args.${name}` })
const present = (name: string): string => `the argument \`${name}\` is present`
const [a, b, c, d] = [asked('a'), asked('b'), asked('c'), asked('d')] as const
const [A, B, C, D] = [present('a'), present('b'), present('c'), present('d')] as const

/** What `words` says of a condition that a test writes freely. */
const say = (condition: unknown): string => words(condition as ConditionDocument)

describe('a question in words', () => {
  it.each<readonly [string, string, string]>([
    ['eq', 'is', 'is not'],
    ['ne', 'is not', 'is'],
    ['gt', 'is above', 'is not above'],
    ['gte', 'is at least', 'is not at least'],
    ['lt', 'is below', 'is not below'],
    ['lte', 'is at most', 'is not at most'],
    ['in', 'is one of', 'is not one of'],
    ['contains', 'contains', 'does not contain'],
    ['starts_with', 'starts with', 'does not start with'],
    ['ends_with', 'ends with', 'does not end with'],
    ['before', 'is before', 'is not before'],
    ['after', 'is after', 'is not after'],
  ])('K-86: %s reads %s', (operator, holds, fails) => {
    const question = { [operator]: ['$fields.plate', '$args.plate'] }

    expect(say(question)).toBe(`the field \`plate\` ${holds} the argument \`plate\``)
    expect(say({ not: question })).toBe(`the field \`plate\` ${fails} the argument \`plate\``)
  })

  it('K-86: exists, true and false', () => {
    expect(say(a)).toBe(A)
    expect(say({ not: a })).toBe('the argument `a` is absent')
    expect(say(true)).toBe('this always holds')
    expect(say({ not: true })).toBe('this never holds')
    expect(say(false)).toBe('this never holds')
    expect(say({ not: false })).toBe('this always holds')
  })

  it.each<readonly [unknown, string]>([
    ['$id', 'the id'],
    ['$entity', 'the entity type'],
    ['$version', 'the version of the definition'],
    ['$state', 'the state'],
    ['$from_state', 'the state before the operation'],
    ['$to_state', 'the state after the operation'],
    ['$args', 'the object of all arguments'],
    ['$args.zone.name', 'the argument `zone.name`'],
    ['$fields', 'the object of all fields'],
    ['$fields.zone', 'the field `zone`'],
    ['$old_fields', 'the object of all fields before the operation'],
    ['$old_fields.zone', 'the field `zone` before the operation'],
    ['$nonsense', '`$nonsense`'],
    ['$$id', '"$id"'],
    ['present', '"present"'],
    [600, '600'],
    [null, 'null'],
    [[1, 'a'], '[1, "a"]'],
    [['$id', 1, '$$'], '[the id, 1, "$"]'],
    [{ b: ['$id'], a: 1 }, '{"a": 1, "b": [the id]}'],
    ['$fields.a`b', 'the field "a`b"'],
    ['$fields.a\nb', 'the field "a\\nb"'],
  ])('K-74, K-97: the operand %j reads %s', (operand, text) => {
    expect(say({ exists: operand })).toBe(`${text} is present`)
  })
})

describe('connectives in words', () => {
  it('K-86: and, or, and the parentheses that they need', () => {
    expect(say({ all: [a, b, c] })).toBe(`${A} and ${B} and ${C}`)
    expect(say({ any: [a, b, c] })).toBe(`${A} or ${B} or ${C}`)
    expect(say({ any: [{ all: [a, b] }, c] })).toBe(`${A} and ${B}, or ${C}`)
    expect(say({ any: [a, { all: [b, c] }, d] })).toBe(`${A}, or ${B} and ${C}, or ${D}`)
    expect(say({ all: [{ any: [a, b] }, c] })).toBe(`(${A} or ${B}) and ${C}`)
    expect(say({ all: [{ any: [{ all: [a, b] }, c] }, d] })).toBe(`(${A} and ${B}, or ${C}) and ${D}`)
    expect(say({ not: { all: [a, b] } })).toBe(`not (${A} and ${B})`)
    expect(say({ not: { not: a } })).toBe('not (the argument `a` is absent)')
    expect(say({ all: [{ not: { any: [a, b] } }, c] })).toBe(`not (${A} or ${B}) and ${C}`)
  })

  it('K-88: what is joined the same way needs none, nor does a single child', () => {
    expect(say({ all: [a, { all: [b, c] }] })).toBe(`${A} and ${B} and ${C}`)
    expect(say({ any: [{ any: [a, { all: [b, c] }] }, d] })).toBe(`${A}, or ${B} and ${C}, or ${D}`)
    expect(say({ all: [{ any: [a] }] })).toBe(A)
    expect(say({ any: [{ all: [{ any: [a, b] }] }, c] })).toBe(`${A} or ${B} or ${C}`)
  })

  it('SR-63: a truth of the service rules counts as true or does not', () => {
    expect(say({ all: [a, { truthy: '$args.b' }] })).toBe(`${A} and the argument \`b\` counts as true`)
    expect(say({ not: { truthy: '$args.b' } })).toBe('the argument `b` does not count as true')
  })
})
