import { isJsonArray, isJsonNumber, isJsonObject, tokenOf, type Json } from '@assent/kernel'
import { membersOf } from './names.js'

/** The canonical text of a value (K-201). Two values are equal token for token where their texts are. */
export const written = (value: Json): string => {
  if (isJsonNumber(value)) return tokenOf(value)
  if (isJsonArray(value)) return `[${value.map(written).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = membersOf(value).map(([name, member]) => `${JSON.stringify(name)}:${written(member)}`)
  return `{${members.join(',')}}`
}

/** The canonical text of a document, a record, a refusal: whatever is JSON though its type does not say so. */
export const writtenOf = (value: object): string => written(value as Json)

/** Is it the same, token for token, members in any order (K-59)? */
export const sameTokens = (left: Json, right: Json): boolean => written(left) === written(right)
