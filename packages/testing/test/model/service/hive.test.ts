import type { Json, JsonObject } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { readCreate, readCreateDerived } from '../../../src/model/create.js'
import { readExecute } from '../../../src/model/execute.js'
import { readContinue, readPrepare, readSelect } from '../../../src/model/service/prepare.js'
import { hiveDefinition, hiveIn } from './hive.js'

const { document } = hiveDefinition
const on = (state: string, operation: string, args: JsonObject, fields: JsonObject = {}, actions?: JsonObject) =>
  readExecute(document, hiveIn(state, fields), operation, args, actions)

describe('outcomes, plainly read', () => {
  it('SR-121: a guard over the input answers before the held state does', () => {
    expect(on('sealed', 'seal', { frames: 0 })).toEqual({
      refused: { kind: 'refused', outcome: 'rejected', error: 'EmptyHive', reason: null },
    })
    expect(on('sealed', 'seal', { frames: 4 })).toEqual({
      refused: { kind: 'refused', outcome: 'shut', error: 'NotOpen', reason: 'it is not open' },
    })
  })

  it('SR-115: an unknown guard stops the walk', () => {
    expect(on('open', 'seal', {})).toEqual({
      refused: { kind: 'outcome_unobservable', operation: 'seal', outcome: 'sealed', unresolved: ['$args.frames'] },
    })
  })

  it('SR-120: a move from a state that only another branch moves from, and one that none moves from', () => {
    expect(on('sealed', 'retire', { urgent: true })).toEqual({
      refused: {
        kind: 'unspecified_move_source',
        operation: 'retire',
        outcome: 'fast',
        state: 'sealed',
        from: ['open'],
      },
    })
    expect(on('quarantined', 'retire', { urgent: true })).toEqual({
      refused: { kind: 'invalid_transition', operation: 'retire', state: 'quarantined' },
    })
  })

  it('SR-129, SR-133, SR-165: the response, what is copied, what is recorded', () => {
    expect(on('open', 'inspect', { temper: 'brisk', mark: 'red' }, { queen_mark: 'blue' })).toMatchObject({
      accepted: {
        outcome: 'noted',
        effect: 'updated',
        response: { was: 'calm', now: 'brisk' },
        changed: { temper: 'brisk', queen_mark: 'red' },
        result: { lifecycle_state: 'open', revision: 2 },
        events: [{ type: 'HiveInspected', payload: { now: 'brisk', mark: 'red' } }],
      },
    })
    expect(on('open', 'inspect', { temper: 'calm' }, { queen_mark: 'blue' })).toMatchObject({
      accepted: { changed: {}, result: { fields: { queen_mark: 'blue' } }, events: [{ payload: { now: 'calm' } }] },
    })
  })

  it('SR-122: an invariant ends the call before its events', () => {
    expect(on('open', 'inspect', { temper: 'hostile' })).toEqual({
      refused: { kind: 'invariant_violation', rule: 'tame' },
    })
  })
})

describe('fulfilled fields, plainly read', () => {
  const seal = (actions?: Json) => on('open', 'seal', { frames: 4 }, { sealed_at: 'noon' }, actions as JsonObject)

  it('SR-144, SR-145: the actions are those of the fields, and fit', () => {
    const mismatch = { kind: 'fulfillment_keys_mismatch', operation: 'seal', outcome: 'sealed' }
    expect(seal()).toEqual({
      refused: { kind: 'fulfillment_required', operation: 'seal', outcome: 'sealed', fields: ['sealed_at'] },
    })
    expect(seal({})).toEqual({ refused: { ...mismatch, missing: ['sealed_at'], extra: [] } })
    expect(seal({ temper: 'preserve' })).toEqual({
      refused: { ...mismatch, missing: ['sealed_at'], extra: ['temper'] },
    })
    expect(seal({ sealed_at: { set: { value: 5 } } })).toEqual({
      refused: { kind: 'validation', paths: ['fulfillments.sealed_at.value'] },
    })
  })

  it('SR-149, SR-165: what is removed is named, and the actions are recorded', () => {
    expect(seal({ sealed_at: 'remove' })).toMatchObject({
      accepted: {
        removed: ['sealed_at'],
        changed: {},
        effect: 'moved',
        response: { at: 'sealed' },
        command: { fulfillments: { sealed_at: 'remove' } },
      },
    })
    expect(seal({ sealed_at: 'preserve' })).toMatchObject({
      accepted: { changed: {}, result: { fields: { sealed_at: 'noon' } } },
    })
  })

  it('SR-147: a refusing branch does not look at actions', () => {
    expect(on('open', 'seal', { frames: 0 }, {}, { temper: 'remove' })).toMatchObject({
      refused: { error: 'EmptyHive' },
    })
  })
})

describe('creation, plainly read', () => {
  it('SR-91: the id is the address of the identity', () => {
    expect(readCreate(document, 'H-7', { tag: 'H-7' })).toEqual({
      refused: { kind: 'identity_mismatch', field: 'tag', id: 'H-7', address: "'s:H-7'" },
    })
  })

  it('SR-92, SR-96: a derived id decides as the same id supplied', () => {
    const derived = readCreateDerived(document, { tag: 'H-7' })
    expect(derived).toEqual(readCreate(document, 's:H-7', { tag: 'H-7' }))
    expect(derived).toMatchObject({
      accepted: {
        id: 's:H-7',
        effect: 'created',
        command: { arguments: { tag: 'H-7', temper: 'calm' } },
        events: [{ payload: { id: 's:H-7', tag: 'H-7' } }],
      },
    })
  })

  it('SR-124: the branch refuses before there are fields', () => {
    expect(readCreateDerived(document, { tag: 'H-7', closed: true })).toMatchObject({
      refused: { error: 'ApiaryClosed' },
    })
  })
})

describe('a call before its instance is there, plainly read', () => {
  it('SR-154: refused from the input alone, or the instance is needed', () => {
    const subject = { entity: 'hive', version: 1, id: 's:H-7' }
    expect(readPrepare(document, 's:H-7', 'seal', { frames: 0 })).toEqual({
      accepted: { status: 'refused', outcome: 'rejected', error: 'EmptyHive', message: null },
    })
    expect(readPrepare(document, 's:H-7', 'seal', { frames: 4 })).toEqual({
      accepted: { status: 'load', subject, arguments: { frames: 4 } },
    })
  })

  it('SR-159, SR-160: on the instance it is complete, needs the host, or is for another', () => {
    const select = (state: string, id = 's:H-7') => readSelect(document, id, 'seal', { frames: 4 }, hiveIn(state))
    expect(select('sealed')).toMatchObject({ status: 'complete', answer: { refused: { error: 'NotOpen' } } })
    expect(select('open')).toEqual({
      status: 'needs_fulfillment',
      outcome: 'sealed',
      fulfills: { sealed_at: { actions: 'optional' } },
    })
    expect(select('open', 's:H-8')).toMatchObject({
      answer: { refused: { kind: 'subject_mismatch', entity: 'hive', expected_id: 's:H-8', actual_id: 's:H-7' } },
    })
    expect(
      readContinue(document, 's:H-7', 'seal', { frames: 4 }, hiveIn('open'), { sealed_at: 'preserve' }),
    ).toMatchObject({
      accepted: { outcome: 'sealed' },
    })
  })
})
