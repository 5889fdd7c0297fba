import { describe, expect, it } from 'vitest'
import { decide } from '../../../src/decide/execute.js'
import { define } from '../../support/define.js'
import { exact } from '../../support/exact.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { extending } from '../loan.js'
import { heldLoan } from './deciding.js'

const text = { type: 'string' }

const fields = {
  code: { type: 'string', required: true, min_length: 2 },
  due: { type: 'string', max_length: 10 },
  was: text,
  times: { type: 'integer', required: true },
}

const args = { fields: { go: { type: 'boolean' }, due: text, seen: text } }

/**
 * An operation in which each step can refuse, and the fault that makes it do so; those of later steps are always there
 * as well.
 */
const steps = (parts: Part = {}, branch: Part = {}): Part =>
  extending(
    fields,
    [
      {
        name: 'extended',
        when: { truthy: '$args.go' },
        effect: { moves: { from: 'out', to: 'out' } },
        set: { due: '$args.due', times: { increment: 1 } },
        emits: [{ type: 'Extended', payload: '$fields.was' }],
        responds: { was: '$old_fields.was' },
        ...branch,
      },
      { name: 'denied', refuses: { error: 'Denied' } },
    ],
    {
      arguments: args,
      response: { fields: { was: text } },
      preconditions: [{ assert: { eq: ['$args.seen', 'yes'] } }],
    },
    { identity: { field: 'code' }, invariants: [{ assert: { exists: '$fields.was' } }], ...parts },
  )

const call = (over: Part = {}) => ({
  instance: heldLoan({ code: 'L-1', times: 3 }, 'out', { id: 's:L-2' }),
  operation: 'extend',
  arguments: {},
  ...over,
})

const kindAt = (over: Part, definition: Part = steps()): string =>
  refused(decide(define(definition), call(over) as never)).kind

const full = exact('9223372036854775807')

describe('the order of an operation', () => {
  const held = (parts: Part) => heldLoan({ code: 'L-1', times: 3 }, 'out', parts)

  it.each<readonly [string, string, Part]>([
    ['0', 'entity_mismatch', { instance: held({ version: 2, lifecycle_state: 'gone' }), operation: 'lose' }],
    ['1', 'unknown_state', { instance: held({ lifecycle_state: 'gone' }), operation: 'lose' }],
    ['2', 'operation_not_found', { operation: 'lose', arguments: { go: 5 } }],
    ['3', 'validation', { arguments: { go: 5 } }],
    ['4', 'outcome_unobservable', { arguments: {} }],
    ['5', 'invalid_transition', { arguments: { go: true }, instance: held({ lifecycle_state: 'back' }) }],
    ['6', 'refused', { arguments: { go: false } }],
    ['7', 'precondition_unobservable', { arguments: { go: true } }],
    ['7', 'precondition_failed', { arguments: { go: true, seen: 'no' } }],
    ['8', 'template', { arguments: { go: true, seen: 'yes' } }],
    [
      '9',
      'validation',
      { arguments: { go: true, seen: 'yes', due: 'much too long' }, instance: held({ revision: full }) },
    ],
    [
      '10',
      'revision_exhausted',
      { arguments: { go: true, seen: 'yes', due: 'soon' }, instance: held({ revision: full }) },
    ],
    ['11', 'identity_mismatch', { arguments: { go: true, seen: 'yes', due: 'soon' } }],
    [
      '12',
      'invariant_violation',
      { arguments: { go: true, seen: 'yes', due: 'soon' }, instance: held({ id: 's:L-1' }) },
    ],
  ])('SR-122: step %s is %s', (_step, kind, over) => {
    expect(kindAt(over)).toBe(kind)
  })

  const last = { arguments: { go: true, seen: 'yes', due: 'soon' }, instance: held({ id: 's:L-1' }) }

  it('SR-122: steps 13 and 14 are the events, then the response', () => {
    const payload = refused(decide(define(steps({ invariants: [] })), call(last) as never))
    expect(payload).toMatchObject({ kind: 'template', expression: '$fields.was' })
    const response = refused(decide(define(steps({ invariants: [] }, { emits: [] })), call(last) as never))
    expect(response).toMatchObject({ kind: 'template', expression: '$old_fields.was' })
  })

  it('SR-122: step 15 is the decision', () => {
    const definition = define(steps({ invariants: [] }, { emits: [], responds: {} }))
    const decision = accepted(decide(definition, call(last) as never))
    expect(decision.instance).toEqual({
      entity: 'loan',
      version: 1,
      id: 's:L-1',
      lifecycle_state: 'out',
      revision: 5,
      fields: { code: 'L-1', due: 'soon', times: 4 },
    })
  })

  it('SR-182: a refusal leaves the instance of the caller as it was', () => {
    const instance = heldLoan({ code: 'L-1', times: 3 })
    const before = JSON.stringify(instance)
    kindAt({ instance, arguments: { go: true, seen: 'yes' } })
    expect(JSON.stringify(instance)).toBe(before)
  })
})
