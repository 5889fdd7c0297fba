import { describe, expect, it } from 'vitest'
import { define, defectsOf } from '../../support/define.js'
import type { Part } from '../../support/permit.js'
import { anyText } from '../../support/text.js'
import { extending } from '../loan.js'

const fields = { due: { type: 'string' }, times: { type: 'integer', required: true } }

const onOperation = (...outcomes: readonly Part[]): Part => extending(fields, outcomes)

describe('what a branch writes and answers', () => {
  const response = { fields: { due: { type: 'string', required: true }, also: { type: 'string' } } }
  const answering = (branch: Part, answer: Part = response): Part =>
    extending(fields, [{ name: 'a', effect: 'updates', ...branch }], { response: answer })
  const place = { command: 'extend', outcome: 'a' }

  it('SR-111: every required member of the response is named', () => {
    expect(define(answering({ responds: { due: '$fields.due' } })).entity).toBe('loan')
    expect(defectsOf(answering({ responds: { also: 'x' } }))).toEqual([
      { kind: 'outcome_response_incomplete', ...place, field: 'due' },
    ])
  })

  it('SR-111: a branch that refuses answers nothing', () => {
    expect(define(answering({ effect: 'none', refuses: { error: 'Overdue' } })).entity).toBe('loan')
  })

  it('SR-111, SR-112: other members are unknown, unless the response is open', () => {
    const responds = { due: 'x', more: '$fields.lost' }
    const template = {
      kind: 'invalid_template',
      path: 'operations.extend.outcomes.a.responds.more',
      message: anyText,
    }
    expect(defectsOf(answering({ responds }))).toEqual([
      { kind: 'response_field_unknown', ...place, field: 'more' },
      template,
    ])
    expect(defectsOf(answering({ responds }, { ...response, additional_fields: true }))).toEqual([template])
  })

  it('SR-112: `set` into an undeclared field is admitted where the schema is open', () => {
    const definition = onOperation({ name: 'a', effect: 'updates', set: { lost: 1 } })
    expect(defectsOf(definition)).toEqual([{ kind: 'unknown_set_field', operation: 'extend', field: 'lost' }])
    expect(define({ ...definition, schema: { fields, additional_fields: true } }).entity).toBe('loan')
  })

  it('SR-108: increments and clears have the defects of the base', () => {
    const set = { due: { increment: 1 }, times: { cleared: true } }
    expect(defectsOf(onOperation({ name: 'a', effect: 'updates', set }))).toEqual([
      {
        kind: 'increment_target_invalid',
        path: 'operations.extend.outcomes.a.set.due',
        field: 'due',
        message: anyText,
      },
      {
        kind: 'clear_target_invalid',
        path: 'operations.extend.outcomes.a.set.times',
        field: 'times',
        message: anyText,
      },
    ])
  })

  it('SR-108: a binary64 is not incremented', () => {
    const outcome = { name: 'a', effect: 'updates', set: { weight: { increment: 1 } } }
    expect(defectsOf(extending({ weight: { type: 'binary64', required: true } }, [outcome]))).toMatchObject([
      { kind: 'increment_target_invalid' },
    ])
  })

  it('SR-111: guard, fields, events and response are told in this order', () => {
    const branch = {
      when: { exists: '$lost' },
      set: { due: '$lost', lost: 1 },
      emits: [{ type: 'A', payload: '$lost' }, { type: ' ' }],
      responds: { also: '$lost' },
    }
    expect(defectsOf(answering(branch)).map(({ kind }) => kind)).toEqual([
      'invalid_rule',
      'invalid_template',
      'unknown_set_field',
      'invalid_template',
      'empty_event_type',
      'invalid_template',
      'outcome_response_incomplete',
    ])
  })
})
