import { sameAs } from '../../laws/expect.js'
import { idOf, idsOf } from '../calls.js'
import type { ContractLaw } from '../contract-law.js'

const findsWhatIsFound: ContractLaw = {
  name: 'get: every record that a search finds is found by its id',
  holds: async (calls) => {
    for (const id of await idsOf(calls)) {
      const record = await calls.get(id)
      if (record === undefined) throw new Error(`a search finds the record \`${id}\`, and a get does not`)
      sameAs('the id of the record', id, idOf(record))
    }
  },
}

/** Ids that nobody gave: some of them are out to trip whatever looks them up. */
const strangeIds: readonly string[] = [
  'no-record-has-this-id',
  ' ',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or '1'='1",
  '%00',
  '\u0000',
  '*',
  'ü𝒜',
  'x'.repeat(2_000),
]

const shown = (id: string): string => JSON.stringify(id.length > 40 ? `${id.slice(0, 40)}…` : id)

const isTotal: ContractLaw = {
  name: 'get: an id that no record has finds nothing, and is no failure',
  holds: async (calls) => {
    const known = new Set(await idsOf(calls))
    for (const id of strangeIds.filter((one) => !known.has(one))) {
      const record = await calls.get(id).catch((error: unknown) => {
        throw new Error(`a get of the id ${shown(id)} fails: ${String(error)}`)
      })
      if (record !== undefined) throw new Error(`a get of the id ${shown(id)} answers something`)
    }
  },
}

/** What is always so of a get. */
export const getLaws: readonly ContractLaw[] = [findsWhatIsFound, isTotal]
