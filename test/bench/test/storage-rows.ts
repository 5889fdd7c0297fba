import type { Way } from '../storage/way.js'
import { writersOf } from '../storage/writers.js'

/** Lets writers of a way store the same decisions as those of every other way that is handed here. */
export const storeInto = async (way: Way): Promise<void> => {
  const writers = await writersOf(way, { writers: 3, subjectsEach: 2 })
  for (const decisions of [5, 13]) {
    await writers.prepare(decisions)
    await writers.work(decisions)
  }
}

/** Creations of six subjects, and what was stored on them. */
export const recordsStored = 6 + 5 + 13

type Row = object

// The place of a record among others is that of whoever came first.
const isOfContent = ([column]: readonly [string, unknown]): boolean => !['position', 'transaction_id'].includes(column)

const textOf = (row: Row): string =>
  Object.entries(row)
    .filter(isOfContent)
    .map(([column, value]) => `${column}: ${String(value)}`)
    .join('\n')

/** What tables hold, whoever was first. */
export const contentOf = (rows: readonly Row[]): readonly string[] => rows.map(textOf).sort()

/** The tables of a store that hold what was stored. */
export const tables = ['definition', 'instance', 'record'] as const
