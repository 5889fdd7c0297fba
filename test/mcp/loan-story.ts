import { expect } from 'vitest'
import type { Ask } from './story.js'

const id = 's:L-1'
const lending = { number: 'L-1', reader: '7', copy: 'A-1', wear: 'good', due: '2031-06-01' }

/**
 * The story of a loan: it is lent, renewed twice and not a third time, brought back, and not brought back again. Each
 * answer names the outcome that was taken, in data and in words.
 */
export const loanStory = async (ask: Ask): Promise<void> => {
  const creation = { fields: lending, proposal_id: 'lend A-1' }
  const created = await ask('loan.create', creation)
  expect(created).toMatchObject({ isError: false, result: { outcome: 'lent', effect: 'created', replayed: false } })
  expect((await ask('loan.create', creation)).result).toEqual({ ...created.result, replayed: true })

  const renew = (expected_revision: number, due: string) =>
    ask('loan.renew', { id, expected_revision, arguments: { due } })
  expect((await renew(1, '2031-07-01')).result).toMatchObject({ outcome: 'renewed', response: { renewals: 1 } })
  expect((await renew(2, '2031-08-01')).result).toMatchObject({
    outcome: 'renewed',
    response: { due: '2031-08-01', renewals: 2 },
    message: 'renewed: `loan` `s:L-1` moved from `out` to `out`; it is `out` at revision 3',
  })
  expect(await renew(3, '2031-09-01')).toMatchObject({
    isError: true,
    result: { by: 'kernel', kind: 'refused', error: 'RenewedTooOften', reason: 'two renewals are the most' },
  })

  const bring = (on: string, expected_revision: number) =>
    ask('loan.take_back', { id, expected_revision, arguments: { wear: 'worn', on } })
  expect((await bring('2031-08-02', 3)).result).toMatchObject({ outcome: 'returned_late', response: { late: true } })
  expect(await bring('2031-08-03', 4)).toMatchObject({ isError: true, result: { kind: 'refused', outcome: 'not_out' } })

  const forged = { id, expected_revision: 4, arguments: { amount: 0 }, fulfillments: { receipt: 'remove' } }
  expect(await ask('loan.pay', forged)).toMatchObject({
    isError: true,
    result: { kind: 'invalid_input', errors: [{ path: 'fulfillments', message: 'is not declared' }] },
  })
  const events = await ask('loan.events', { id })
  const types = (events.result['items'] as readonly { readonly type: string }[]).map(({ type }) => type)
  expect(types).toEqual(['loan.lent', 'loan.renewed', 'loan.renewed', 'loan.returned_late'])
}
