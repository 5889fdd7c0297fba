import { describe, expect, it } from 'vitest'
import { prepare } from '../../../src/decide/service/prepare.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'

/**
 * What a guard is before the instance is loaded: true, false, that it needs the subject, or the references that gave
 * nothing. Everything is open, so that any field and any argument may be read.
 */
const foreseen = (when: unknown, args: Part = {}): true | false | 'needs subject' | readonly string[] => {
  const outcomes = [
    { name: 'held', when, refuses: { error: 'Held' } },
    { name: 'other', refuses: { error: 'Other' } },
  ]
  const definition = define({
    entity: 'visit',
    semantics: 'service/1',
    schema: { additional_fields: true },
    lifecycle: { initial: 'open', states: ['open'] },
    operations: { ask: { arguments: { additional_fields: true }, outcomes } },
  })
  const prepared = prepare(definition, { id: 'v-1', operation: 'ask', arguments: args })
  if (prepared._tag === 'Left') {
    const refusal = refused(prepared)
    if (refusal.kind === 'outcome_unobservable') return refusal.unresolved
    throw new Error(`unexpected refusal ${refusal.kind}`)
  }
  const preparation = accepted(prepared)
  return preparation.status === 'load' ? 'needs subject' : preparation.outcome === 'held'
}

const yes = { eq: ['$args.one', 1] }
const no = { eq: ['$args.one', 2] }
const unknown = { eq: ['$args.none', 1] }
const subject = { eq: ['$fields.room', 'A'] }
const one = { one: 1 }

describe('a guard before the instance is loaded', () => {
  it('SR-157: arguments, the expected id, the type and literals are there', () => {
    expect(foreseen(yes, one)).toBe(true)
    expect(foreseen(no, one)).toBe(false)
    expect(foreseen({ eq: ['$id', 'v-1'] })).toBe(true)
    expect(foreseen({ eq: ['$entity', 'visit'] })).toBe(true)
    expect(foreseen({ eq: ['$version', 1] })).toBe(true)
    expect(foreseen(unknown)).toEqual(['$args.none'])
  })

  it('SR-157: whatever asks a field or the held state needs the subject', () => {
    expect(foreseen(subject)).toBe('needs subject')
    expect(foreseen({ exists: '$fields.room' })).toBe('needs subject')
    expect(foreseen({ truthy: '$fields.room.door' })).toBe('needs subject')
    expect(foreseen({ compare: { left: '$args.none', op: 'lt', right: '$fields.room' } })).toBe('needs subject')
    expect(foreseen({ in: ['open', ['$from_state']] })).toBe('needs subject')
    expect(foreseen({ not: subject })).toBe('needs subject')
  })

  it.each([
    ['false dominates a conjunction, whatever stands before it', { all: [subject, unknown, no] }, false],
    ['what needs the subject dominates unknown in a conjunction', { all: [unknown, subject, yes] }, 'needs subject'],
    ['an unknown conjunction names what is missing', { all: [yes, unknown] }, ['$args.none']],
    ['true dominates a disjunction', { any: [subject, unknown, yes] }, true],
    ['what needs the subject dominates unknown in a disjunction', { any: [unknown, subject, no] }, 'needs subject'],
    ['an unknown disjunction names what is missing', { any: [no, unknown] }, ['$args.none']],
    ['a settled part hides what needs the subject', { any: [{ all: [no, subject] }, no] }, false],
  ] as const)('SR-157: %s', (_, when, expected) => {
    expect(foreseen(when, one)).toEqual(expected)
  })

  const each = (operator: 'for_all' | 'for_any', that: unknown, over = '$args.list'): Part => ({
    [operator]: { in: over, as: 'e', that },
  })
  const isOne = { eq: ['$e', 1] }

  it('SR-158: a collection of the instance needs the subject', () => {
    expect(foreseen(each('for_all', isOne, '$fields.list'))).toBe('needs subject')
    expect(foreseen(each('for_all', isOne))).toEqual(['$args.list'])
  })

  it('SR-158: an empty collection is settled, even where its body names the subject', () => {
    expect(foreseen(each('for_all', subject), { list: [] })).toBe(true)
    expect(foreseen(each('for_any', subject), { list: [] })).toBe(false)
  })

  it('SR-157: an element that settles a quantifier dominates', () => {
    expect(foreseen(each('for_all', { all: [isOne, subject] }), { list: [1, 2] })).toBe(false)
    expect(foreseen(each('for_any', { any: [isOne, subject] }), { list: [2, 1] })).toBe(true)
    expect(foreseen(each('for_any', { any: [isOne, subject] }), { list: [2] })).toBe('needs subject')
  })

  it('SR-157: a binder hides the root of its name', () => {
    const hidden = { for_all: { in: '$args.list', as: 'fields', that: { eq: ['$fields.room', 'B'] } } }
    expect(foreseen(hidden, { list: [{ room: 'B' }] })).toBe(true)
    expect(foreseen(hidden, { list: [{ room: 'C' }] })).toBe(false)
  })

  it('SR-158, O-15: every element is visited, so that more may be missing than after the load', () => {
    const settledFirst = each('for_any', { eq: ['$e.a', 1] })
    const list = [{ a: 1 }, { b: 2 }]
    expect(foreseen({ all: [settledFirst, unknown] }, { list })).toEqual(['$args.none', '$e.a'])
  })
})
