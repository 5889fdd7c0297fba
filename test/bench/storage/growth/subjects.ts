import { historyOf, type Decided } from '../decided.js'

/** Records of one subject: its creation and payments. */
export const recordsEach = 10

/** The subject that is stored as it always is, and of which all others are copies. */
export const original = 'copy-0000000'

/** The number of copies beside the original, where a store has so many records. */
export const copiesFor = (records: number): number => Math.ceil(records / recordsEach) - 1

/** The id of a copy. As long as that of the original, so that one text replaces the other everywhere. */
export const copyId = (number: number): string => `copy-${String(number).padStart(7, '0')}`

/** The history of the original. */
export const historyOfOriginal = (): readonly Decided[] => {
  const next = historyOf(original)
  return Array.from({ length: recordsEach }, next)
}

/** Prime, so that steps of it reach all of any other number of subjects, in an order that no cache likes. */
const stride = 8191

/** The subjects of a store in scattered order, without end. */
export const scatteredIds = (records: number): (() => string) => {
  const subjects = copiesFor(records) + 1
  let turn = 0
  return () => {
    turn += 1
    return copyId((turn * stride) % subjects)
  }
}
