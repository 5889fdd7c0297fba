import { relationCases, removalCases, type RemoveSubject } from '@assent/testing'
import { afterAll, describe, it } from 'vitest'
import type { RelatingProvider } from './provider.js'

/** Runs every case about held relations on a provider, one test a case; `remove` takes a subject out of its tables. */
export const runRelationSuite = (name: string, provider: RelatingProvider, remove?: RemoveSubject): void => {
  describe(`held relations on ${name}`, () => {
    afterAll(provider.remove)

    for (const one of relationCases) {
      it(one.name, async () => {
        const store = await provider.open()
        await one.run(store).finally(() => store.close()())
      })
    }

    for (const one of remove === undefined ? [] : removalCases) {
      it(one.name, async () => {
        const store = await provider.open()
        await one.run(store, remove as RemoveSubject).finally(() => store.close()())
      })
    }
  })
}
