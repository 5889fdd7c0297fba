import { checkLaws, providerContract, type ProviderPort, type ProviderScene } from '@assent/testing'
import type { AnyEntityType } from '@assent/provider'
import { memoryStore } from '@assent/shell'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { model, valueOf } from '../agent/desk.js'
import { loansOver } from './loans.js'
import { moody } from './moody.js'
import { refundsOver } from './refunds.js'

interface Desk {
  readonly provider: Pick<ReturnType<typeof refundsOver>['provider'], 'search' | 'get'>
  readonly type: AnyEntityType
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** What a model reads of the type of a desk. */
const portOf = ({ provider, type }: Desk): ProviderPort => ({
  search: async ({ input, signal, ...paging }) => {
    const asked = { input: input as object, ...paging }
    return valueOf(await provider.search(type, asked, { signal, principal: model })())
  },
  get: async ({ id, signal }) => valueOf(await provider.get(type, id, { signal, principal: model })()),
})

describe('the contract of providers', () => {
  it('holds of a governed type', async () => {
    const { store, become } = moody(memoryStore())
    const desk = refundsOver(store)
    for (let n = 0; n < 9; n += 1) await desk.create(`r-${n}`, { amount_cents: 1_000 + (n % 3) })
    const tool = desk.tools.get('desk_refund_get')
    const fits = ajv.compile(tool?.outputSchema ?? false)
    const scene: ProviderScene = {
      input: { order_by: 'amount_cents' },
      change: (id) => desk.propose('attach_evidence', id, { evidence: 'another photo' }),
      faultOf: (record) => (fits({ record }) ? undefined : ajv.errorsText(fits.errors)),
      fail: become('fails'),
      stall: become('hangs'),
    }
    const { passed, passedOver, failed } = await checkLaws('governed', providerContract(portOf(desk), scene))
    expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
    expect([passed.length, passedOver]).toEqual([16, 0])
  })

  it('holds of a governed type with outcomes', async () => {
    const { store, become } = moody(memoryStore())
    const desk = loansOver(store)
    for (let n = 0; n < 9; n += 1) await desk.lend(`L-${n}`)
    const fits = ajv.compile(desk.tools.get('desk_loan_get')?.outputSchema ?? false)
    const remind = async (id: string): Promise<void> => {
      const { revision } = await desk.get(id)
      const answer = valueOf(await desk.ask('remind', { id, expected_revision: revision }))
      if (answer['outcome'] !== 'committed') throw new Error(JSON.stringify(answer))
    }
    const scene: ProviderScene = {
      input: { order_by: 'renewals' },
      change: remind,
      faultOf: (record) => (fits({ record }) ? undefined : ajv.errorsText(fits.errors)),
      fail: become('fails'),
      stall: become('hangs'),
    }
    const { passed, passedOver, failed } = await checkLaws('governed', providerContract(portOf(desk), scene))
    expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
    expect([passed.length, passedOver]).toEqual([16, 0])
  })
})
