import { describe, expect, it } from 'vitest'
import type { Defect } from '../../src/definition/defect.js'
import { message } from '../../src/message.js'
import type { CoreError } from '../../src/refusal.js'
import { exact } from '../support/exact.js'

const errors = [
  { path: 'fields.plate', message: 'expected string, found number' },
  { path: 'fields.zone', message: 'not declared' },
]
const defects: readonly Defect[] = [{ kind: 'unknown_initial_state', state: 'lost' }, { kind: 'zero_version' }]

const cases: readonly (readonly [CoreError, readonly string[]])[] = [
  [{ kind: 'entity_not_registered', entity: 'loan', version: 2 }, ['`loan`', '2']],
  [
    {
      kind: 'entity_mismatch',
      expected_entity: 'loan',
      expected_version: 2,
      actual_entity: 'permit',
      actual_version: 3,
    },
    ['`loan`', '2', '`permit`', '3'],
  ],
  [{ kind: 'subject_mismatch', entity: 'loan', expected_id: 'l-1', actual_id: 'l-2' }, ['`l-1`', '`l-2`']],
  [{ kind: 'unknown_state', entity: 'loan', state: 'lost' }, ['`loan`', '`lost`']],
  [
    { kind: 'revision_exhausted', entity: 'loan', id: 'l-1', revision: exact('9223372036854775807') },
    ['`l-1`', '9223372036854775807'],
  ],
  [{ kind: 'operation_not_found', operation: 'extend' }, ['`extend`']],
  [{ kind: 'invalid_transition', operation: 'renew', state: 'expired' }, ['`renew`', '`expired`']],
  [{ kind: 'validation', errors: errors.slice(0, 1) }, ['fields.plate', 'expected string, found number']],
  [{ kind: 'validation', errors, more: 40 }, ['fields.plate', 'fields.zone', '40']],
  [
    { kind: 'precondition_failed', operation: 'renew', rule: 'paid', reason: 'pay first' },
    ['`renew`', '`paid`', 'pay first'],
  ],
  [{ kind: 'precondition_failed', operation: 'renew', rule: null, reason: 'pay first' }, ['`renew`', 'pay first']],
  [
    {
      kind: 'precondition_unobservable',
      operation: 'renew',
      rule: 'paid',
      reason: 'pay first',
      unresolved: ['$fields.fee', '$args.by'],
    },
    ['`renew`', '`paid`', '`$fields.fee`', '`$args.by`'],
  ],
  [{ kind: 'invariant_violation', rule: 'few', reason: 'too many' }, ['`few`', 'too many']],
  [{ kind: 'invariant_violation', rule: null, reason: 'too many' }, ['too many']],
  [
    { kind: 'invariant_unobservable', rule: 'few', reason: 'too many', unresolved: ['$fields.fee'] },
    ['`few`', '`$fields.fee`'],
  ],
  [{ kind: 'template', expression: '$fields.fee', reason: 'it gives nothing' }, ['`$fields.fee`']],
  [
    { kind: 'increment_overflow', operation: 'renew', field: 'visits', value: '12', amount: '34', range: '0 to 45' },
    ['`renew`', '`visits`', '12', '34', '0 to 45'],
  ],
  [{ kind: 'definition', defect: 'unknown_initial_state', defects }, ['`lost`']],
]

describe('the sentence of a refusal', () => {
  it.each(cases)('K-192, K-193: %j says what happened', (refusal, facts) => {
    const sentence = message(refusal)

    for (const fact of facts) expect(sentence).toContain(fact)
  })

  it.each(cases)('K-193: %j is one sentence, lower case, without a full stop', (refusal) => {
    expect(message(refusal)).toMatch(/^[^A-Z\s][^\n]*[^.\s]$/)
  })

  it('K-114: a rule without a name leaves no gap and no null', () => {
    const sentence = message({ kind: 'invariant_violation', rule: null, reason: 'too many' })

    expect(sentence).not.toMatch(/null|undefined|``| {2}/)
  })

  it('K-228: hostile text stands in it as it is', () => {
    expect(message({ kind: 'operation_not_found', operation: '__proto__' })).toContain('`__proto__`')
    expect(message({ kind: 'operation_not_found', operation: '' })).toContain('``')
  })
})
