import { batchCases, feedCases, queryCases, reopenCases, storeCases } from '@assent/testing'
import { afterAll, describe, it } from 'vitest'
import type { Provider } from './provider.js'

/** Runs every case of the store suite on a provider, one test a case. */
export const runSuite = (name: string, { open, reopen, remove }: Provider): void => {
  describe(`the store suite on ${name}`, () => {
    afterAll(remove)

    for (const one of [...storeCases, ...batchCases, ...queryCases, ...feedCases]) {
      it(one.name, async () => {
        const store = await open()
        await one.run(store).finally(() => store.close()())
      })
    }

    for (const one of reopen === undefined ? [] : reopenCases) {
      it(one.name, async () => {
        const store = await open()
        await one.run(store, reopen as NonNullable<typeof reopen>).finally(() => store.close()())
      })
    }
  })
}
