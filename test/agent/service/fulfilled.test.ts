import type { FulfillmentPolicy } from '@assent/shell'
import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { committed, grace, refusedUnchanged } from '../desk.js'
import { id, lent, reopened, runtimeWith } from './library.js'

const payment = { id, arguments: { amount: 0 } }

describe('a field that the host fulfils', () => {
  it('SR-161: is written by trusted code, once the outcome is selected', async () => {
    const desk = await lent()
    const paid = committed(await desk.ask('loan.pay', { ...payment, proposal_id: 'pay L-1', expected_revision: 1 }))
    expect(paid).toMatchObject({ outcome: 'paid', effect: 'updated', response: {} })
    expect(paid.commit.instance.fields['receipt']).toBe('receipt-1')
    const again = committed(await desk.ask('loan.pay', { ...payment, proposal_id: 'pay L-1', expected_revision: 1 }))
    expect(again).toEqual({ ...paid, replayed: true })
    const next = committed(await desk.ask('loan.pay', payment))
    expect(next.commit.instance.fields['receipt']).toBe('receipt-2')
  })

  it.each(['fulfillments', 'fulfills', 'receipt'])('is never given by a model: `%s` is not declared', async (name) => {
    const desk = await lent()
    const actions = { receipt: { set: { value: 'mine' } } }
    const beside = () => desk.ask('loan.pay', { ...payment, [name]: actions })
    expect(await refusedUnchanged(desk, beside)).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: name, message: 'is not declared' }],
    })
    const inside = () => desk.ask('loan.pay', { id, arguments: { amount: 0, [name]: actions } })
    expect(await refusedUnchanged(desk, inside)).toMatchObject({
      kind: 'validation',
      errors: [{ path: `arguments.${name}` }],
    })
  })

  it('SR-164: is asked of the host only once the outcome needs it', async () => {
    let asked = 0
    const policy: FulfillmentPolicy = () => () => {
      asked += 1
      return Promise.resolve(left('the cash book is closed'))
    }
    const desk = await lent()
    const { ask } = reopened(desk, { runtime: runtimeWith(desk, policy) })
    expect(await ask('loan.pay', { id, expected_revision: 1, arguments: { amount: 3 } })).toMatchObject({
      kind: 'refused',
      error: 'NotTheSum',
    })
    expect(asked).toBe(0)
    expect(await ask('loan.pay', { ...payment, expected_revision: 1 })).toMatchObject({
      kind: 'fulfillment_failed',
      operation: 'pay',
      outcome: 'paid',
    })
    expect(asked).toBe(1)
  })

  it('is legal for whom the host fulfils, and needs a policy otherwise', async () => {
    const desk = await lent()
    const seen = await desk.ask('loan.get', { id })
    expect('operations' in seen && seen.operations.find(({ operation }) => operation === 'pay')).toMatchObject({
      status: 'depends',
      arguments: ['amount'],
    })
    const bare = reopened(desk, { runtime: runtimeWith(desk) })
    const call = () => bare.ask('loan.pay', { ...payment, expected_revision: 1 })
    expect(await refusedUnchanged(desk, call)).toMatchObject({ kind: 'fulfillment_required', fields: ['receipt'] })
  })

  it('is no reason to refuse for `explain`, where there is a policy', async () => {
    const desk = await lent()
    const asked = { id, operation: 'pay', arguments: { amount: 0 } }
    expect(await desk.ask('loan.explain', asked)).toMatchObject({
      ok: true,
      explanation: { verdict: 'accepted', outcome: 'paid', refusal: null, unlock: null },
      fulfills: ['receipt'],
    })
    const bare = reopened(desk, { runtime: runtimeWith(desk) })
    expect(await bare.ask('loan.explain', asked)).toMatchObject({
      explanation: { verdict: 'refused', refusal: { kind: 'fulfillment_required' } },
    })
  })

  it('is named by a preview, which asks nobody for it', async () => {
    let asked = 0
    const policy: FulfillmentPolicy = () => () => {
      asked += 1
      return Promise.resolve(right({ receipt: { set: { value: 'receipt-9' } } }))
    }
    const desk = await lent()
    const till = reopened(desk, { runtime: runtimeWith(desk, policy) })
    const shown = await till.ask('loan.preview', { id, operation: 'pay', arguments: { amount: 0 } })
    expect(shown).toMatchObject({
      preview: { outcome: { accepted: true, outcome: 'paid', effect: 'updated', response: {}, fulfills: ['receipt'] } },
    })
    expect(asked).toBe(0)
    if (!('preview' in shown)) throw new Error('nothing was shown')
    const applied = committed(await till.tools.apply(grace, shown.preview.pins)())
    expect(applied).toMatchObject({ outcome: 'paid', commit: { instance: { fields: { receipt: 'receipt-9' } } } })
    expect(asked).toBe(1)
  })
})
