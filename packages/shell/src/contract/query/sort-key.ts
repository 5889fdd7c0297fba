import {
  compareNumbers,
  compareText,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  memberOf,
  type EntityInstance,
  type Json,
} from '@assent/kernel'

/** What an instance is sorted by: the value of one field, or nothing where it has no such field. */
export type SortKey = Json | undefined

/** The sort key of an instance. Arrays and objects are not looked into: each is as any other of its kind. */
export const sortKeyOf = ({ fields }: EntityInstance, field: string): SortKey => {
  const value = memberOf(fields, field)
  if (value === undefined || isJsonNumber(value)) return value
  if (isJsonArray(value)) return []
  return isJsonObject(value) ? {} : value
}

const rankOf = (key: SortKey): number => {
  if (key === undefined) return 0
  if (key === null) return 1
  if (typeof key === 'boolean') return key ? 3 : 2
  if (isJsonNumber(key)) return 4
  if (typeof key === 'string') return 5
  return isJsonArray(key) ? 6 : 7
}

/** The order of `order_by`: exact and total up to the spelling of numbers. */
export const compareSortKeys = (left: SortKey, right: SortKey): number => {
  if (typeof left === 'string' && typeof right === 'string') return compareText(left, right)
  if (isJsonNumber(left) && isJsonNumber(right)) return compareNumbers(left, right)
  return rankOf(left) - rankOf(right)
}
