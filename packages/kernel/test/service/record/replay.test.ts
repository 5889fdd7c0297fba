import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import type { DecisionRecord } from '../../../src/record/record.js'
import { replay } from '../../../src/record/replay.js'
import { parseJson } from '../../../src/value/read-json.js'
import { bytesOf } from '../../support/bytes.js'
import { define } from '../../support/define.js'
import { accepted, errorPaths, refused } from '../../support/outcome.js'
import { appointment } from '../appointment.js'
import { loanWith } from '../loan.js'
import { annotation, creation, history } from './decided.js'

const [created, confirmed, annotated] = history as readonly [DecisionRecord, DecisionRecord, DecisionRecord]

describe('replay under the service rules', () => {
  it('SR-175: a history gives its last instance, records read from their bytes too', () => {
    expect(accepted(replay(history))).toEqual(annotation.instance)
    expect(accepted(replay(history.map((record) => accepted(parseJson(bytesOf(record))))))).toEqual(annotation.instance)
  })

  it('SR-96, SR-177: a derived creation replays as one with that id, and has the same bytes', () => {
    const supplied = accepted(decideCreate(appointment, { id: 's:X-1', fields: { code: 'X-1' } }))
    expect(bytesOf(supplied)).toBe(bytesOf(creation))
    expect(accepted(replay([created]))).toEqual(creation.instance)
  })

  it.each([
    ['outcome', { ...confirmed, outcome: 'nothing' }],
    ['effect', { ...confirmed, effect: 'updated' }],
    ['response', { ...confirmed, response: {} }],
    ['response number', { ...confirmed, response: { room: 1 } }],
    ['removed', { ...confirmed, removed: [] }],
    ['changed', { ...confirmed, changed: { minutes: 15 } }],
    [
      'action',
      { ...confirmed, command: { ...confirmed.command, fulfillments: { confirmed_at: 'remove', room: 'preserve' } } },
    ],
    ['argument', { ...confirmed, command: { ...confirmed.command, arguments: { by: 'desk', minutes: 16 } } }],
  ])('SR-176: an altered %s is refused', (_, record) => {
    expect(errorPaths(replay([created, record]))).toEqual(['records[1]'])
  })

  it.each([
    ['fields', { ...created, command: { ...created.command, fields: { code: 'X-1', room: 'B' } } }],
    ['outcome', { ...created, outcome: 'turned_away' }],
  ])('SR-176: an altered %s of a creation is refused', (_, record) => {
    expect(errorPaths(replay([record]))).toEqual(['records[0]'])
  })

  it('SR-91, SR-176: an altered address is no mirror of its identity', () => {
    expect(refused(replay([{ ...created, id: 's:X-2' }]))).toMatchObject({ kind: 'identity_mismatch', id: 's:X-2' })
  })

  it('SR-176: selection is repeated, so that a branch that is now refused refuses the history', () => {
    const command = { ...confirmed.command, arguments: { by: 'desk', minutes: 500 } }
    expect(refused(replay([created, { ...confirmed, command }]))).toEqual({
      kind: 'refused',
      outcome: 'too_long',
      error: 'TooLong',
      reason: 'two hours at most',
    })
  })

  it('SR-144, SR-146: actions that are missing, or too many, are refused', () => {
    const { fulfillments: _, ...command } = confirmed.command as { readonly fulfillments?: unknown }
    expect(refused(replay([created, { ...confirmed, command }]))).toMatchObject({ kind: 'fulfillment_required' })
    const more = { ...annotated.command, fulfillments: { room: 'preserve' } }
    expect(refused(replay([created, confirmed, { ...annotated, command: more }]))).toEqual({
      kind: 'fulfillment_keys_mismatch',
      operation: 'annotate',
      outcome: '',
      missing: [],
      extra: ['room'],
    })
  })

  it('SR-175: an omitted member of arguments is the empty one', () => {
    const { arguments: _, ...command } = created.command as { readonly arguments?: unknown }
    expect(errorPaths(replay([{ ...created, command }]))).toEqual(['arguments.code'])
    const definition = define(loanWith({ due: { type: 'string' } }))
    const { instance, record } = accepted(decideCreate(definition, { id: 'l-1', fields: {} }))
    expect(record.command).toEqual({ command: 'create', fields: {} })
    expect(accepted(replay([record]))).toEqual(instance)
  })
})
