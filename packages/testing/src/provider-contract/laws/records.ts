import { toJson } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { idOf, idsOf, pagesOf, type Calls } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

const found = async (calls: Calls): Promise<readonly unknown[]> => {
  const searched = (await pagesOf(calls)).flatMap(({ results }) => results)
  const got = await Promise.all((await idsOf(calls)).slice(0, 3).map((id) => calls.get(id)))
  return [...searched, ...got]
}

// Programs write an absent member as undefined, which never travels.
const withoutUndefined = (record: unknown): unknown =>
  typeof record === 'object' && record !== null && Object.getPrototypeOf(record) === Object.prototype
    ? Object.fromEntries(Object.entries(record).filter(([, member]) => member !== undefined))
    : record

const arePlain: ContractLaw = {
  name: 'records: each is plain JSON with an `id`, as a search finds it and as a get does',
  holds: async (calls) => {
    for (const record of await found(calls)) {
      const json = toJson(withoutUndefined(record), 'record')
      if (isLeft(json)) throw new Error(json.left.errors.map(({ path, message }) => `${path}: ${message}`).join('; '))
      idOf(record)
    }
  },
}

const areWellFormed: ContractLaw = {
  name: 'records: each is what its type says',
  needs: 'faultOf',
  holds: async (calls) => {
    for (const record of await found(calls)) {
      const fault = calls.scene.faultOf?.(record)
      if (fault !== undefined) throw new Error(`the record \`${idOf(record)}\` is malformed: ${fault}`)
    }
  },
}

/** What is always so of a record. */
export const recordLaws: readonly ContractLaw[] = [arePlain, areWellFormed]
