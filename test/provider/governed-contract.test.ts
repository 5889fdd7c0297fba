import { checkLaws, providerContract, type ProviderPort, type ProviderScene } from '@assent/testing'
import { memoryStore, type CompleteStore } from '@assent/shell'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it } from 'vitest'
import { model, valueOf } from '../agent/desk.js'
import { refundsOver } from './refunds.js'

const ajv = new Ajv2020({ strict: false, validateFormats: false })

/** A store that can be told to fail or to hang. */
const moody = (store: CompleteStore) => {
  let state: 'works' | 'fails' | 'hangs' = 'works'
  const now =
    <E, A>(call: TaskEither<E, A>): TaskEither<E, A> =>
    async () => {
      if (state === 'fails') throw new Error('down')
      return state === 'hangs' ? new Promise(() => undefined) : call()
    }
  const become = (next: typeof state) => async () => {
    state = next
    return async () => void (state = 'works')
  }
  const load: CompleteStore['load'] = (...given) => now(store.load(...given))
  const query: CompleteStore['query'] = (...given) => now(store.query(...given))
  return { store: { ...store, load, query }, become }
}

describe('the contract of providers', () => {
  it('holds of a governed type', async () => {
    const { store, become } = moody(memoryStore())
    const desk = refundsOver(store)
    for (let n = 0; n < 9; n += 1) await desk.create(`r-${n}`, { amount_cents: 1_000 + (n % 3) })
    const port: ProviderPort = {
      search: async ({ input, signal, ...paging }) => {
        const asked = { input: input as object, ...paging }
        const page = valueOf(await desk.provider.search(desk.type, asked, { signal, principal: model })())
        return page
      },
      get: async ({ id, signal }) => valueOf(await desk.provider.get(desk.type, id, { signal, principal: model })()),
    }
    const tool = desk.tools.get('desk_refund_get')
    const fits = ajv.compile(tool?.outputSchema ?? false)
    const scene: ProviderScene = {
      input: { order_by: 'amount_cents' },
      change: (id) => desk.propose('attach_evidence', id, { evidence: 'another photo' }),
      faultOf: (record) => (fits({ record }) ? undefined : ajv.errorsText(fits.errors)),
      fail: become('fails'),
      stall: become('hangs'),
    }
    const { passed, passedOver, failed } = await checkLaws('governed', providerContract(port, scene))
    expect(failed.map(({ name, message }) => `${name}: ${message}`)).toEqual([])
    expect([passed.length, passedOver]).toEqual([16, 0])
  })
})
