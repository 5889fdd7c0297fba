import { describe, expect, it } from 'vitest'
import { id, lent } from './library.js'

describe('what a model reads of a loan', () => {
  it('is which loans there are, what happened, and what is possible now', async () => {
    const desk = await lent()
    await desk.ask('loan.renew', { id, arguments: { due: '2031-07-01' } })
    expect(await desk.ask('loan.list', {})).toMatchObject({ items: [id], next: null })
    expect(await desk.ask('loan.events', { id })).toMatchObject({
      items: [{ type: 'loan.lent' }, { type: 'loan.renewed', payload: { number: 'L-1', due: '2031-07-01' } }],
    })
    const seen = await desk.ask('loan.get', { id })
    const possible = 'operations' in seen ? seen.operations.map(({ operation, status }) => [operation, status]) : []
    expect(possible).toEqual([
      ['charge', 'depends'],
      ['close', 'refused'],
      ['find', 'refused'],
      ['note', 'legal'],
      ['pay', 'depends'],
      ['recall', 'depends'],
      ['renew', 'depends'],
      ['take_back', 'depends'],
    ])
  })

  it('is why an outcome would refuse, before it does', async () => {
    const desk = await lent()
    const before = await desk.dump()
    expect(await desk.ask('loan.explain', { id, operation: 'renew', arguments: { due: '2031-05-01' } })).toMatchObject({
      revision: 1,
      explanation: { verdict: 'refused', outcome: 'not_later', refusal: { kind: 'refused', error: 'NotLater' } },
    })
    expect(await desk.dump()).toBe(before)
  })
})

it('a loan is escalated as every subject is, and moves no state', async () => {
  const desk = await lent()
  const plea = { id, reason: 'the reader disputes it', proposal_id: 'dispute L-1' }
  const first = await desk.ask('loan.escalate', plea)
  expect(first).toMatchObject({ ok: true, replayed: false, observation: { id, revision: 1 } })
  expect(await desk.ask('loan.escalate', plea)).toEqual({ ...first, replayed: true })
  expect(await desk.ask('loan.get', { id })).toMatchObject({ instance: { revision: 1, lifecycle_state: 'out' } })
})
