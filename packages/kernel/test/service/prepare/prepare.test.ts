import { describe, expect, it } from 'vitest'
import { prepare } from '../../../src/decide/service/prepare.js'
import { type ValidatedDefinition } from '../../../src/definition/validated-definition.js'
import { define } from '../../support/define.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { permit, type Part } from '../../support/permit.js'
import { appointment } from '../appointment.js'
import { extending } from '../loan.js'
import { preparing } from './prepared.js'

const extend = (outcomes: readonly Part[], args: Part = {}) =>
  prepare(define(extending({}, outcomes, { arguments: { additional_fields: true } })), {
    id: 'l-1',
    operation: 'extend',
    arguments: args,
  })

describe('prepare', () => {
  it('SR-154: a refusal that the input reaches answers for every instance', () => {
    expect(preparing({ minutes: 121 })).toEqual({
      status: 'refused',
      outcome: 'too_long',
      error: 'TooLong',
      message: 'two hours at most',
    })
    expect(preparing({ minutes: 0 })).toEqual({ status: 'refused', outcome: 'nothing', error: 'NoTime', message: null })
  })

  it('SR-154: else the instance is needed, and the arguments are normalized', () => {
    const prepared = preparing({ minutes: 30 })
    expect(prepared).toMatchObject({
      status: 'load',
      subject: { entity: 'appointment', version: 1, id: 's:X-1' },
      arguments: { by: 'desk', minutes: 30 },
    })
  })

  it('SR-155: the id comes first, then the operation, then the arguments', () => {
    const request = { id: ' ', operation: 'cancel', arguments: { minutes: 'long' } }
    expect(errorPaths(prepare(appointment, request))).toEqual(['id'])
    expect(refused(prepare(appointment, { ...request, id: 's:X-1' }))).toEqual({
      kind: 'operation_not_found',
      operation: 'cancel',
    })
    expect(errorPaths(prepare(appointment, { ...request, id: 's:X-1', operation: 'confirm' }))).toEqual([
      'arguments.minutes',
    ])
  })

  it('SR-155: an operation without outcomes needs the instance, kernel/1 included', () => {
    expect(preparing({ note: 'n' }, 'annotate').status).toBe('load')
    const plain = define(permit({ operations: { stamp: { transitions: [{ from: 'draft', to: 'valid' }] } } }))
    expect(accepted(prepare(plain, { id: 'p-1', operation: 'stamp', arguments: {} })).status).toBe('load')
  })

  it('SR-156: a state guard needs the instance before its input is asked', () => {
    const guarded = { name: 'a', in_state: 'out', when: { truthy: '$args.none' }, refuses: { error: 'A' } }
    expect(accepted(extend([guarded, { name: 'b', refuses: { error: 'B' } }])).status).toBe('load')
  })

  it('SR-156: what needs the subject is never skipped, and what is settled before it answers', () => {
    const held = { name: 'held', when: { eq: ['$from_state', 'out'] }, effect: 'updates' }
    const urgent = { name: 'urgent', when: { truthy: '$args.urgent' }, refuses: { error: 'Urgent' } }
    const last = { name: 'last', refuses: { error: 'Last' } }
    expect(accepted(extend([held, urgent, last], { urgent: true })).status).toBe('load')
    expect(accepted(extend([urgent, held, last], { urgent: true }))).toMatchObject({ outcome: 'urgent' })
  })

  it('SR-156: an accepting outcome is loaded for', () => {
    expect(accepted(extend([{ name: 'a', effect: 'updates' }])).status).toBe('load')
  })

  it('SR-155, SR-156: an unknown guard and the end of the list are refused as after the load', () => {
    const guarded = { name: 'a', when: { truthy: '$args.none' }, refuses: { error: 'A' } }
    expect(refused(extend([guarded]))).toEqual({
      kind: 'outcome_unobservable',
      operation: 'extend',
      outcome: 'a',
      unresolved: ['$args.none'],
    })
    expect(refused(extend([guarded], { none: 0 }))).toEqual({ kind: 'no_outcome_selected', operation: 'extend' })
  })

  it('SR-156: the outcome for a wrong state is not scanned', () => {
    const wrong = { name: 'w', wrong_state: true, refuses: { error: 'W' } }
    expect(refused(extend([wrong]))).toEqual({ kind: 'no_outcome_selected', operation: 'extend' })
  })

  it('K-6: a look-alike of a definition is refused', () => {
    const lookAlike = { entity: 'appointment' } as unknown as ValidatedDefinition
    expect(errorPaths(prepare(lookAlike, { id: 's:X-1', operation: 'confirm', arguments: {} }))).toEqual(['definition'])
  })
})
