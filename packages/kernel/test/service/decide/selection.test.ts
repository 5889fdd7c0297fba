import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { accepted, refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { creating, extending, loanWith } from '../loan.js'
import { extend } from './deciding.js'

const fields = { days: { type: 'integer' }, seen: { type: 'json' } }
const args = { arguments: { fields: { days: { type: 'integer' }, urgent: { type: 'boolean' } } } }

const branching = (outcomes: readonly Part[], parts: Part = {}): Part =>
  extending(fields, outcomes, { ...args, ...parts })

/** A branch that leaves its name in the field `seen`. */
const seen = (name: string, parts: Part = {}): Part => ({ name, effect: 'updates', set: { seen: name }, ...parts })

const over = (right: unknown): Part => ({ when: { compare: { left: '$args.days', op: 'gt', right } } })
const refuses = (error: string, message?: string): Part => ({
  effect: 'none',
  refuses: message === undefined ? { error } : { error, message },
})

const taken = (definition: Part, days?: number, state = 'out'): unknown =>
  accepted(extend(definition, {}, days === undefined ? {} : { days }, state)).record.outcome

describe('selecting an outcome', () => {
  const three = branching([seen('long', over(30)), seen('short', over(7)), seen('none')])

  it.each([
    [31, 'long'],
    [30, 'short'],
    [7, 'none'],
  ])('SR-115, SR-118: of two guards that hold the earlier wins: %i days are %s', (days, name) => {
    expect(taken(three, days)).toBe(name)
  })

  it('SR-115: an unknown guard stops everything, whatever comes later', () => {
    expect(refused(extend(three, {}))).toEqual({
      kind: 'outcome_unobservable',
      operation: 'extend',
      outcome: 'long',
      unresolved: ['$args.days'],
    })
  })

  it('SR-115, SR-76: an unknown guard may name nothing', () => {
    const definition = branching([seen('a', { when: { truthy: '$fields.seen' } })])
    expect(refused(extend(definition, { seen: [] }))).toMatchObject({ kind: 'outcome_unobservable', unresolved: [] })
  })

  it('SR-115: a guard of another state is not asked', () => {
    const definition = branching([seen('lost', { in_state: 'lost', ...over(1) }), seen('any')])
    expect(taken(definition)).toBe('any')
    expect(refused(extend(definition, {}, {}, 'lost'))).toMatchObject({ kind: 'outcome_unobservable', outcome: 'lost' })
    expect(taken(definition, 2, 'lost')).toBe('lost')
  })

  it('SR-116: at the end of the list nothing is selected', () => {
    const definition = branching([seen('long', over(30))])
    expect(refused(extend(definition, {}, { days: 3 }))).toEqual({ kind: 'no_outcome_selected', operation: 'extend' })
  })

  it('SR-55, SR-56: a selector reads the fields before, and the held state', () => {
    const definition = branching([
      seen('a', { when: { all: [{ eq: ['$fields.days', 3] }, { eq: ['$from_state', 'back'] }] } }),
      seen('b'),
    ])
    expect(accepted(extend(definition, { days: 3 }, { days: 9 }, 'back')).record.outcome).toBe('a')
    expect(accepted(extend(definition, { days: 4 }, { days: 3 }, 'back')).record.outcome).toBe('b')
  })
})

describe('whether the selected outcome may start here', () => {
  const moving = branching([
    { name: 'fast', when: { truthy: '$args.urgent' }, effect: { moves: { from: 'out', to: 'back' } } },
    { name: 'slow', effect: { moves: { from: ['lost'], to: 'back' } } },
  ])

  it('SR-120: a move from the held state stands', () => {
    const decision = accepted(extend(moving, {}, { urgent: true }))
    expect(decision.record).toMatchObject({ outcome: 'fast', effect: 'moved', from_state: 'out', to_state: 'back' })
    expect(decision.instance.lifecycle_state).toBe('back')
  })

  it('SR-120: another move of the operation starts here, the selected one does not', () => {
    expect(refused(extend(moving, {}, { urgent: true }, 'lost'))).toEqual({
      kind: 'unspecified_move_source',
      operation: 'extend',
      outcome: 'fast',
      state: 'lost',
      from: ['out'],
    })
  })

  it('SR-120: no move starts here, and none is for a wrong state', () => {
    expect(refused(extend(moving, {}, { urgent: true }, 'back'))).toEqual({
      kind: 'invalid_transition',
      operation: 'extend',
      state: 'back',
    })
  })

  const guarded = branching([
    { name: 'extended', ...over(0), effect: { moves: { from: 'out', to: 'out' } } },
    { name: 'empty', ...refuses('NoDays', 'say for how long') },
    { name: 'closed', wrong_state: true, ...refuses('NotOut') },
  ])

  it('SR-120, SR-121: guards answer before the state does', () => {
    const answer = (days: number, state: string) => refused(extend(guarded, {}, { days }, state))
    expect(answer(0, 'back')).toEqual({
      kind: 'refused',
      outcome: 'empty',
      error: 'NoDays',
      reason: 'say for how long',
    })
    expect(answer(4, 'back')).toEqual({ kind: 'refused', outcome: 'closed', error: 'NotOut', reason: null })
  })

  it('SR-128: a move to the same state is a move', () => {
    expect(accepted(extend(guarded, {}, { days: 4 })).record).toMatchObject({ effect: 'moved', to_state: 'out' })
  })

  it('SR-120: what does not move is never in a wrong state', () => {
    const definition = branching([seen('noted'), { name: 'closed', wrong_state: true, ...refuses('NotOut') }])
    expect(taken(definition, 1, 'lost')).toBe('noted')
  })

  it('SR-119, O-2: an outcome for a wrong state may accept', () => {
    const definition = branching([
      { name: 'moved', effect: { moves: { from: 'out', to: 'back' } } },
      seen('noted', { wrong_state: true }),
    ])
    const decision = accepted(extend(definition, {}, {}, 'lost'))
    expect(decision.record).toMatchObject({ outcome: 'noted', effect: 'updated', to_state: 'lost' })
    expect(decision.instance.fields).toEqual({ seen: 'noted' })
  })
})

describe('selecting the outcome of a creation', () => {
  const definition = creating(
    fields,
    [
      { name: 'none', when: { not: { exists: '$args.days' } }, refuses: { error: 'NoDays' } },
      { name: 'lost', in_state: 'lost', effect: 'creates', set: { seen: 'lost' } },
      { name: 'long', ...over(30), effect: 'creates', set: { seen: 'long', days: '$args.days' } },
      { name: 'out', in_state: 'out', ...over(7), effect: 'creates', set: { seen: 'out' } },
    ],
    args,
  )

  const creation = (input: unknown) => decideCreate(define(definition), { id: 'l-1', fields: input })

  it('SR-117: the acting state is the initial one', () => {
    expect(accepted(creation({ days: 31 })).instance.fields).toEqual({ days: 31, seen: 'long' })
    expect(accepted(creation({ days: 8 })).record).toMatchObject({ outcome: 'out', effect: 'created' })
  })

  it('SR-116: at the end of the list nothing is selected', () => {
    expect(refused(creation({ days: 7 }))).toEqual({ kind: 'no_outcome_selected', operation: 'create' })
  })

  it('SR-151: a declared refusal is the refusal `refused`', () => {
    expect(refused(creation({}))).toEqual({ kind: 'refused', outcome: 'none', error: 'NoDays', reason: null })
  })

  it('SR-115, SR-116: an unknown guard names the creation', () => {
    const unknown = creating(fields, [{ name: 'a', ...over(1), effect: 'creates' }], args)
    expect(refused(decideCreate(define(unknown), { id: 'l-1', fields: {} }))).toEqual({
      kind: 'outcome_unobservable',
      operation: 'create',
      outcome: 'a',
      unresolved: ['$args.days'],
    })
  })

  it('SR-124, O-13: an outcome without an effect creates, and is recorded as unchanged', () => {
    const silent = loanWith(fields, { create: { outcomes: [{ name: 'a', emits: [{ type: 'Lent' }] }] } })
    const decision = accepted(decideCreate(define(silent), { id: 'l-1', fields: {} }))
    expect(decision.record).toMatchObject({ outcome: 'a', effect: 'unchanged' })
    expect(decision.instance).toMatchObject({ lifecycle_state: 'out', revision: 1, fields: {} })
  })
})
