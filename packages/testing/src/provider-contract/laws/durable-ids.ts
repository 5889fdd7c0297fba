import { sameAs } from '../../laws/expect.js'
import { idOf, idsOf } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

const sameAgain: ContractLaw = {
  name: 'durable ids: the same search finds the same ids again',
  holds: async (calls) => sameAs('the ids', await idsOf(calls), await idsOf(calls)),
}

const outliveChanges: ContractLaw = {
  name: 'durable ids: a record keeps its id when its content changes',
  needs: 'change',
  holds: async (calls) => {
    const before = await idsOf(calls)
    const [id = ''] = before
    const earlier = JSON.stringify(await calls.get(id))
    await calls.scene.change?.(id)
    const record = await calls.get(id)
    if (record === undefined) throw new Error(`the record \`${id}\` changed, and its id finds nothing any more`)
    if (JSON.stringify(record) === earlier) throw new Error('`change` left the record as it was, which shows nothing')
    sameAs('the id of the record that changed', id, idOf(record))
    sameAs('the ids that the search finds, sorted', [...before].sort(), [...(await idsOf(calls))].sort())
  },
}

/** What is always so of an id. */
export const durableIdLaws: readonly ContractLaw[] = [sameAgain, outliveChanges]
