import { numberOf } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { committed, refusedUnchanged } from '../desk.js'
import { id, lending, lent, library } from './library.js'

describe('a loan that a model proposes', () => {
  it('SR-92: is created without an id, which follows from its identity', async () => {
    const desk = library()
    const result = committed(await desk.ask('loan.create', { fields: lending, proposal_id: 'lend A-1' }))
    expect(result).toMatchObject({
      ok: true,
      replayed: false,
      outcome: 'lent',
      effect: 'created',
      response: { due: '2031-06-01' },
      message: 'lent: `loan` `s:L-1` was created; it is `out` at revision 1',
    })
    expect(result.commit.instance).toMatchObject({ id, fields: { number: 'L-1', renewals: 0 } })
    expect(result.commit.envelope.record.command).toMatchObject({ arguments: { ...lending, loans_out: 0 } })
  })

  it('SR-104: is renewed by the outcome that applies, which answers what it declares', async () => {
    const desk = await lent()
    const first = committed(await desk.ask('loan.renew', { id, arguments: { due: '2031-07-01' } }))
    expect(first).toMatchObject({
      outcome: 'renewed',
      effect: 'moved',
      response: { due: '2031-07-01', renewals: 1 },
      message: 'renewed: `loan` `s:L-1` moved from `out` to `out`; it is `out` at revision 2',
    })
    const second = committed(await desk.ask('loan.renew', { id, arguments: { due: '2031-08-01' } }))
    expect(second.response).toEqual({ due: '2031-08-01', renewals: 2 })
  })

  it('SR-151: is told of a declared refusal as it is, and nothing has changed', async () => {
    const desk = await lent()
    await desk.ask('loan.renew', { id, arguments: { due: '2031-07-01' } })
    await desk.ask('loan.renew', { id, arguments: { due: '2031-08-01' } })
    const renewal = () => desk.ask('loan.renew', { id, arguments: { due: '2031-09-01' } })
    const reason = 'two renewals are the most'
    expect(await refusedUnchanged(desk, renewal)).toMatchObject({
      refused: true,
      by: 'kernel',
      kind: 'refused',
      outcome: 'too_often',
      error: 'RenewedTooOften',
      reason,
    })
  })

  it('SR-120: ends in the state that an outcome leads to, and another one answers the wrong state', async () => {
    const desk = await lent()
    const back = committed(await desk.ask('loan.take_back', { id, arguments: { wear: 'worn', on: '2031-05-01' } }))
    expect(back).toMatchObject({ outcome: 'returned', effect: 'moved', response: { owed: 0, late: false } })
    const again = () => desk.ask('loan.take_back', { id, arguments: { wear: 'worn', on: '2031-05-02' } })
    expect(await refusedUnchanged(desk, again)).toMatchObject({
      kind: 'refused',
      outcome: 'not_out',
      error: 'LoanNotOut',
    })
    const find = () => desk.ask('loan.find', { id })
    expect(await refusedUnchanged(desk, find)).toMatchObject({ kind: 'invalid_transition', state: 'back' })
  })

  it('T-17: is committed once, however often the same proposal comes', async () => {
    const desk = library()
    const creation = { fields: lending, proposal_id: 'lend A-1' }
    const first = committed(await desk.ask('loan.create', creation))
    const renewal = { id, arguments: { due: '2031-07-01' }, expected_revision: 1, proposal_id: 'renew L-1' }
    const renewed = committed(await desk.ask('loan.renew', renewal))
    const before = await desk.dump()
    expect(await desk.ask('loan.create', creation)).toEqual({ ...first, replayed: true })
    expect(await desk.ask('loan.renew', renewal)).toEqual({ ...renewed, replayed: true })
    const other = { ...creation, fields: { ...lending, number: 'L-2' } }
    expect(await desk.ask('loan.create', other)).toMatchObject({ kind: 'record_conflict', by: 'store' })
    expect(await desk.dump()).toBe(before)
  })

  it('T-17: is committed once where the same proposal is sent at once', async () => {
    const desk = library()
    const creation = { fields: lending, proposal_id: 'lend A-1' }
    const results = await Promise.all([1, 2, 3].map(() => desk.ask('loan.create', creation)))
    const replays = results.map((result) => committed(result).replayed).sort()
    expect(replays).toEqual([false, true, true])
    expect(new Set(results.map((result) => committed(result).outcome))).toEqual(new Set(['lent']))
  })

  it('is a conflict where its identity is taken', async () => {
    const desk = await lent()
    const again = () => desk.ask('loan.create', { fields: lending })
    const taken = { kind: 'revision_conflict', entity: 'loan', id, expected: { kind: 'absent' }, found: 1 }
    expect(await refusedUnchanged(desk, again)).toMatchObject(taken)
  })

  it('D-18: is not permitted where its identity is taken by one that the principal may not read', async () => {
    const desk = await lent()
    const blind = { ...desk, ...library({ runtime: desk.host.runtime, mayRead: () => false }) }
    const taken = await blind.ask('loan.create', { fields: lending })
    const free = await blind.ask('loan.create', { fields: { ...lending, number: 'L-2' } })
    expect(taken).toMatchObject({ kind: 'not_permitted', tool: 'loan.create' })
    expect(free).toEqual(taken)
  })

  it('has exact numbers in what it answers', async () => {
    const desk = await lent()
    const large = numberOf('9007199254740993.25')
    const charged = committed(await desk.ask('loan.charge', { id, arguments: { amount: large } }))
    expect(charged.response).toEqual({ owed: large })
  })
})

describe('what a model may not give', () => {
  it('an id, where it is derived', async () => {
    const desk = library()
    const call = () => desk.ask('loan.create', { id: 's:L-1', fields: lending })
    expect(await refusedUnchanged(desk, call)).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'id', message: 'is not declared' }],
    })
  })

  it('a trusted argument of a creation, which the host injects', async () => {
    const desk = library({ authority: () => ({ loans_out: 5 }) })
    const forged = () => desk.ask('loan.create', { fields: { ...lending, loans_out: 0 } })
    expect(await refusedUnchanged(desk, forged)).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'fields.loans_out', message: 'is set by the host alone' }],
    })
    const honest = () => desk.ask('loan.create', { fields: lending })
    expect(await refusedUnchanged(desk, honest)).toMatchObject({ kind: 'refused', error: 'TooManyLoans' })
  })

  it('a field that its creation does not take', async () => {
    const desk = library()
    const call = () => desk.ask('loan.create', { fields: { ...lending, renewals: 0 } })
    expect(await refusedUnchanged(desk, call)).toMatchObject({
      kind: 'validation',
      errors: [{ path: 'arguments.renewals' }],
    })
  })
})
