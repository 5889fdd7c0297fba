import { sameAs } from '../../laws/expect.js'
import { idOf, idsOf, pagesOf } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

const holdsEachOnce: ContractLaw = {
  name: 'pagination: the pages of a search end, and hold each record once',
  holds: async (calls) => {
    const ids = await idsOf(calls, 1)
    const twice = ids.find((id, index) => ids.indexOf(id) !== index)
    if (twice !== undefined) throw new Error(`the record \`${twice}\` is on two pages, or twice on one`)
  },
}

const sizesAgree: ContractLaw = {
  name: 'pagination: pages of every size hold the same records in the same order',
  holds: async (calls) => {
    const all = await idsOf(calls)
    const sizes = [1, 2, 3, all.length - 1, all.length, all.length + 1]
    for (const limit of sizes) sameAs(`the ids, ${limit} at a time`, all, await idsOf(calls, limit))
  },
}

const cursorsRepeat: ContractLaw = {
  name: 'pagination: a cursor that is used again gives the same page again',
  holds: async (calls) => {
    const { nextCursor: cursor } = await calls.search({ limit: 1 })
    if (cursor === undefined) throw new Error('the first page of one record says that there is no other')
    const [first, second] = [await calls.search({ limit: 1, cursor }), await calls.search({ limit: 1, cursor })]
    sameAs('the ids of the second page', first.results.map(idOf), second.results.map(idOf))
  },
}

const cursorMeansMore: ContractLaw = {
  name: 'pagination: `nextCursor` is there only where another page exists',
  holds: async (calls) => {
    const { length } = await idsOf(calls)
    for (const limit of [1, 2, length, length + 1]) {
      const pages = await pagesOf(calls, limit)
      const empty = pages.findIndex(({ results }, index) => index > 0 && results.length === 0)
      if (empty > 0) throw new Error(`page ${empty + 1} of ${limit} a page is empty, and the page before promised it`)
    }
  },
}

/** What is always so of the pages of a search. */
export const paginationLaws: readonly ContractLaw[] = [holdsEachOnce, sizesAgree, cursorsRepeat, cursorMeansMore]
