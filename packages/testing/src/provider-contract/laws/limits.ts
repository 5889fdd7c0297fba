import { idsOf, pagesOf } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

const upperBound: ContractLaw = {
  name: 'limits: no page holds more results than its limit',
  holds: async (calls) => {
    const { length } = await idsOf(calls)
    for (const limit of [1, 2, length - 1]) {
      const long = (await pagesOf(calls, limit)).find(({ results }) => results.length > limit)
      if (long !== undefined)
        throw new Error(`a page holds ${long.results.length} results, at most ${limit} were asked for`)
    }
  },
}

/** What is always so of a limit. */
export const limitLaws: readonly ContractLaw[] = [upperBound]
