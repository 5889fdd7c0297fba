import { memoryStore } from '@assent/shell'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { valueOf } from '../agent/desk.js'
import { id, lending } from '../agent/service/library.js'
import { loansOver } from './loans.js'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** Asks an action, whose answer has to be what its schema says. */
const opened = () => {
  const desk = loansOver(memoryStore())
  const ask = async (name: string, input: object) => {
    const answer = valueOf(await desk.ask(name, input))
    const schema = desk.tools.get(`desk_loan_${name}`)?.outputSchema ?? false
    expect([name, ajv.validate(schema, answer), ajv.errorsText()]).toEqual([name, true, 'No errors'])
    return answer
  }
  return { ...desk, ask }
}

describe('a definition with outcomes as an entity type', () => {
  it('SR-130: has actions that answer which outcome was taken, and its response', async () => {
    const { ask } = opened()
    const created = await ask('create', { fields: lending })
    expect(created).toMatchObject({
      outcome: 'committed',
      instance: { id },
      taken: { outcome: 'lent', effect: 'created', response: { due: '2031-06-01' } },
    })
    const renewed = await ask('renew', { id, expected_revision: 1, arguments: { due: '2031-07-01' } })
    expect(renewed).toMatchObject({ taken: { outcome: 'renewed', response: { due: '2031-07-01', renewals: 1 } } })
    const refused = await ask('renew', { id, expected_revision: 2, arguments: { due: '2031-07-01' } })
    expect(refused).toMatchObject({ outcome: 'refused', refusal: { kind: 'refused', error: 'NotLater', reason: null } })
    expect(await ask('pay', { id, expected_revision: 2, arguments: { amount: 0 } })).toMatchObject({
      taken: { outcome: 'paid' },
      instance: { fields: { receipt: 'receipt-1' } },
    })
  })

  it('is found and got as it stands', async () => {
    const { ask, lend } = opened()
    for (const number of ['L-1', 'L-2', 'L-3']) await lend(number)
    await ask('renew', { id, expected_revision: 1, arguments: { due: '2031-07-01' } })
    const ids = async (input: object) =>
      ((await ask('search', input))['results'] as readonly { readonly id: string }[]).map((one) => one.id)
    expect(await ids({ text: '7', order_by: 'renewals' })).toEqual(['s:L-2', 's:L-3', 's:L-1'])
    expect(await ids({ matching: { renewals: 1 } })).toEqual([id])
    expect(await ask('get', { id })).toMatchObject({ record: { id, lifecycle_state: 'out', revision: 2 } })
  })

  it('SR-92: takes no id of what derives its own, and is idempotent so', () => {
    const { actions, tools } = opened()
    expect(tools.get('desk_loan_create')?.inputSchema['properties']).not.toHaveProperty('id')
    expect(actions.map(({ effects }) => effects.idempotent)).toEqual([true, true, true, true, true])
  })
})
