import { describe, expect, it } from 'vitest'
import { decide } from '../../src/decide/execute.js'
import type { ValidatedDefinition } from '../../src/definition/validated-definition.js'
import { explain } from '../../src/explain/explain.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { refused } from '../support/outcome.js'
import { heldPermit, renewable, type Part } from '../support/permit.js'
import { explainRenewal } from './ask.js'

const order = [
  'instance',
  'type',
  'state',
  'operation',
  'arguments',
  'transition',
  'preconditions',
  'set',
  'fields',
  'revision',
  'invariants',
  'events',
]

// Each field and argument is a switch that breaks one step.
const definition = renewable(
  {
    paid: { type: 'json' },
    visits: { type: 'integer', required: true },
    plate: { type: 'string' },
    note: { type: 'json' },
  },
  {
    arguments: { fields: { zone: { type: 'string' } } },
    preconditions: [{ name: 'paid', assert: { eq: ['$fields.paid', true] } }],
    set: { visits: { increment: 1 }, note: '$fields.note.next' },
    emits: [{ type: 'Renewed', payload: '$fields.note.said' }],
  },
  { invariants: [{ name: 'few', assert: { lte: ['$fields.visits', 9] } }] },
)

const good: Part = { paid: true, visits: 0, plate: 'AB-1', note: { next: { said: 1 } } }
const last = exact('9223372036854775807')

const refusals: readonly (readonly [step: string, fields: Part, args: unknown, parts: Part])[] = [
  ['type', {}, {}, { version: 4 }],
  ['state', {}, {}, { lifecycle_state: 'lost' }],
  ['arguments', {}, { hue: 1 }, {}],
  ['transition', {}, {}, { lifecycle_state: 'expired' }],
  ['preconditions', { paid: false }, {}, {}],
  ['set', { note: 1 }, {}, {}],
  ['fields', { plate: 7 }, {}, {}],
  ['revision', {}, {}, { revision: last }],
  ['invariants', { visits: 9 }, {}, {}],
  ['events', { note: { next: 1 } }, {}, {}],
]

describe('the steps of an explanation', () => {
  it('K-170: an accepted execution passed every step', () => {
    const { operation, verdict, refusal, steps, unlock } = explainRenewal(definition, good)

    expect(steps).toEqual(order.map((step) => ({ step, passed: true })))
    expect({ operation, verdict, refusal, unlock }).toEqual({
      operation: 'renew',
      verdict: 'accepted',
      refusal: null,
      unlock: null,
    })
  })

  it.each(refusals)(
    'K-170: a refusal at %s passed what is before it and did not reach what is after',
    (step, fields, args, parts) => {
      const held = { ...good, ...fields }
      const { verdict, refusal, steps } = explainRenewal(definition, held, args, parts)
      const at = order.indexOf(step)

      expect(steps.map(({ passed }) => passed)).toEqual(
        order.map((_, index) => (index < at ? true : index === at ? false : null)),
      )
      expect(verdict).toBe('refused')
      expect(refusal).toEqual(
        refused(decide(define(definition), { instance: heldPermit(held, parts), operation: 'renew', arguments: args })),
      )
    },
  )

  it('K-170: an operation that is not there is refused at its step', () => {
    const { operation, refusal, steps } = explain(define(definition), heldPermit(good), 'constructor', {})

    expect(operation).toBe('constructor')
    expect(refusal).toEqual({ kind: 'operation_not_found', operation: 'constructor' })
    expect(steps.find(({ passed }) => passed === false)?.step).toBe('operation')
  })

  it.each([7, null, ['renew'], 'a\ud800'])('K-194: %j names no operation, and is not echoed', (name) => {
    const { operation, refusal, steps } = explain(define(definition), heldPermit(good), name as string, {})

    expect(operation).toBe('')
    expect(refusal).toEqual(
      refused(decide(define(definition), { instance: heldPermit(good), operation: name as string, arguments: {} })),
    )
    expect(steps.find(({ passed }) => passed === false)?.step).toBe('operation')
  })

  it('an instance that is none is refused before every step of the order', () => {
    const { refusal, steps, rules, unlock } = explain(define(definition), { entity: 'permit' }, 'renew', {})

    expect(steps.map(({ passed }) => passed)).toEqual([false, ...Array<null>(11).fill(null)])
    expect(refusal).toMatchObject({ kind: 'validation', errors: [{ path: 'instance.version' }, {}, {}, {}, {}] })
    expect(rules).toEqual([])
    expect(unlock).toMatchObject({ kind: 'values' })
  })

  it('K-6: a look-alike of a definition is refused in the same place', () => {
    const lookAlike = { document: define(definition).document } as unknown as ValidatedDefinition
    const { refusal, steps } = explain(lookAlike, heldPermit(good), 'renew', {})

    expect(refusal).toMatchObject({ kind: 'validation', errors: [{ path: 'definition' }] })
    expect(steps[0]).toEqual({ step: 'instance', passed: false })
  })

  it('K-112: rules are explained once their moment is reached, preconditions on the old fields and invariants on the new', () => {
    const listsOf = (fields: Part, parts: Part = {}) =>
      explainRenewal(definition, { ...good, ...fields }, {}, parts).rules.map(({ list }) => list)

    expect(listsOf({}, { lifecycle_state: 'expired' })).toEqual([])
    expect(listsOf({ paid: false })).toEqual(['preconditions'])
    expect(listsOf({ plate: 7 })).toEqual(['preconditions'])
    expect(listsOf({ visits: 9 })).toEqual(['preconditions', 'invariants'])
    expect(explainRenewal(definition, good).rules[1]?.clause).toMatchObject({
      operands: [{ source: 'field', reference: '$fields.visits', value: 1 }, { value: 9 }],
    })
  })

  it('K-3: nothing of the caller stays in an explanation', () => {
    const instance = heldPermit({ ...good, paid: { by: ['ann'] } })
    const { rules } = explain(define(definition), instance, 'renew', {})
    const before = JSON.stringify(rules)
    ;(instance['fields'] as { paid: { by: string[] } }).paid.by.push('eve')

    expect(JSON.stringify(rules)).toBe(before)
  })
})
