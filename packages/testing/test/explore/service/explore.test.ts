import { canonical, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definitionOf } from '../../../src/arbitrary/definition.js'
import { arbitrary } from '../../../src/index.js'
import { check, renderCheck } from '../../../src/check/index.js'
import { explore } from '../../../src/explore/index.js'
import { replayed } from '../replayed.js'

/** A locker under the service rules: what is planted stands in for what it has. */
const locker = (planted: { readonly renew?: readonly object[]; readonly open?: object } = {}) =>
  definitionOf({
    entity: 'locker',
    semantics: 'service/3',
    identity: { field: 'number' },
    scales: { size: ['small', 'large'] },
    schema: {
      fields: {
        number: { type: 'integer', required: true, min: 1 },
        size: { type: 'enum', values: ['small', 'large'], required: true },
        renewals: { type: 'integer', required: true, default: 0 },
        code: { type: 'string', alphabet: '0123456789', min_length: 4, max_length: 4 },
        tags: { type: 'map', key: 'string', items: { type: 'integer' } },
      },
    },
    lifecycle: { initial: 'let', states: ['let', 'open', 'closed'] },
    create: {
      arguments: {
        fields: {
          number: { type: 'integer', required: true, min: 1 },
          size: { type: 'enum', values: ['small', 'large'], required: true },
          tags: { type: 'map', key: 'string', items: { type: 'integer' }, required: true },
          barred: { type: 'boolean', default: false },
        },
      },
      outcomes: [
        { name: 'barred', when: { truthy: '$args.barred' }, refuses: { error: 'Barred' } },
        { name: 'let', effect: 'creates', set: { number: '$args.number', size: '$args.size', tags: '$args.tags' } },
      ],
    },
    operations: {
      renew: {
        outcomes: planted.renew ?? [
          {
            name: 'too_often',
            when: { compare: { left: '$fields.renewals', op: 'gte', right: 2 } },
            refuses: { error: 'TooOften' },
          },
          { name: 'renewed', effect: 'updates', set: { renewals: { increment: 1 } } },
        ],
      },
      open: {
        outcomes: [
          {
            name: 'opened',
            effect: { moves: { from: 'let', to: 'open' } },
            fulfills: { code: { actions: 'optional' } },
            ...planted.open,
          },
          { name: 'not_let', wrong_state: true, refuses: { error: 'NotLet' } },
        ],
      },
      close: {
        preconditions: [
          { name: 'tagged', assert: { for_any: { in: '$fields.tags', as: 'tag', that: { gte: ['$tag', 1] } } } },
        ],
        outcomes: [
          {
            name: 'closed',
            when: { compare: { left: '$fields.size', op: 'lt', right: 'large' } },
            effect: { moves: { from: 'open', to: 'closed' } },
          },
          { name: 'too_large', refuses: { error: 'TooLarge' } },
          { name: 'not_open', wrong_state: true, refuses: { error: 'NotOpen' } },
        ],
      },
    },
  })

const takenBy = ({ accepted, refused }: ReturnType<typeof explore>): readonly string[] =>
  [
    ...accepted.map(({ operation, outcome }) => `${operation ?? 'create'}: ${outcome ?? ''}`),
    ...refused.flatMap(({ operation, refusal }) =>
      refusal.kind === 'refused' ? [`${operation ?? 'create'}: ${refusal.outcome}`] : [],
    ),
  ].sort()

describe('explore under the service rules', () => {
  it('SR-115, SR-120: takes every outcome, that of a wrong state and those of the creation too', () => {
    const found = explore(locker())
    expect([...new Set(takenBy(found))]).toEqual([
      'close: closed',
      'close: not_open',
      'close: too_large',
      'create: barred',
      'create: let',
      'open: not_let',
      'open: opened',
      'renew: renewed',
      'renew: too_often',
    ])
  })

  it('SR-82: creates under the address of the identity, and K-175: every path replays', () => {
    const { visited } = explore(locker())
    const tagged: JsonObject = { first: 1 }
    expect(visited.map(({ instance }) => instance.id)).toContain('1')
    expect(visited.some(({ instance }) => canonical(instance.fields['tags'] ?? null) === canonical(tagged))).toBe(true)
    for (const { path, instance } of visited.slice(0, 20))
      expect(canonical(replayed(locker(), path))).toBe(canonical(instance))
  })

  it('SR-142: fulfils what an outcome leaves to the host, and shows with what', () => {
    const { accepted, refused } = explore(locker())
    const opened = accepted.find(({ operation }) => operation === 'open')
    expect(opened?.call).toMatchObject({ operation: 'open', fulfillments: { code: { set: { value: '0000' } } } })
    expect(refused.some(({ refusal }) => refusal.kind === 'fulfillment_required')).toBe(true)
  })
})

describe('check under the service rules', () => {
  const mattering = (planted: Parameters<typeof locker>[0]): readonly object[] =>
    check(locker(planted)).answers.filter(({ severity }) => severity === 'warning' || severity === 'error')

  it('has nothing to say of outcomes that are all taken, and finds an instance that nothing leads on', () => {
    expect(mattering({})).toEqual([
      expect.objectContaining({ question: 'instance_stuck', state: 'open', answer: 'found', severity: 'warning' }),
    ])
  })

  it('a state that no outcome moves from has no way out, though some answer there', () => {
    const ends = check(locker()).answers.filter(
      ({ question, answer }) => question === 'state_without_exit' && answer === 'found',
    )
    expect(ends).toEqual([expect.objectContaining({ state: 'closed', severity: 'note' })])
  })

  it('SR-115: an outcome behind one that always applies was never taken', () => {
    const renew = [
      { name: 'always', when: { compare: { left: '$fields.renewals', op: 'gte', right: 0 } }, effect: 'updates' },
      { name: 'renewed', effect: 'updates' },
    ]
    expect(mattering({ renew })).toContainEqual({
      question: 'outcome_taken',
      operation: 'renew',
      outcome: 'renewed',
      answer: 'not_found',
      evidence: null,
      severity: 'warning',
    })
    expect(renderCheck(check(locker({ renew })))).toContain('warning: outcome `renewed` of `renew` was never taken\n')
  })

  it('SR-128: a state that no outcome moves to is never reached', () => {
    const found = mattering({ open: { effect: { moves: { from: 'let', to: 'let' } } } })
    expect(found).toContainEqual(
      expect.objectContaining({ question: 'state_reached', state: 'open', answer: 'impossible' }),
    )
    expect(found).toContainEqual(
      expect.objectContaining({
        question: 'outcome_taken',
        operation: 'close',
        outcome: 'closed',
        answer: 'not_found',
      }),
    )
  })

  it('an argument that only an outcome reads is read', () => {
    const unread = check(locker()).answers.filter(
      ({ question, answer }) => question === 'argument_unread' && answer === 'found',
    )
    expect(unread).toEqual([])
  })
})

describe('any definition under the service rules', () => {
  it('SR-115: is checked, and every outcome is asked for', () => {
    const definitions = fc.sample(arbitrary.definition({ semantics: 'service/3' }), { numRuns: 40, seed: 5 })
    const asked = definitions.map((definition) => {
      const { answers } = check(definition, { depth: 2, instances: 20, calls: 20, creations: 10, guided: 0 })
      const { create, operations } = definition.document
      const outcomes = [create, ...Object.values(operations)].flatMap((command) => command.outcomes ?? [])
      const taken = answers.filter(({ question }) => question === 'outcome_taken')
      expect(taken.length).toBe(outcomes.length)
      return taken.filter(({ answer }) => answer === 'found').length / Math.max(outcomes.length, 1)
    })
    expect(asked.filter((share) => share > 0).length).toBeGreaterThan(20)
  })
})
