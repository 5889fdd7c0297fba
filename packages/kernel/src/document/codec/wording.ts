import { isJsonNumber, tokenOf } from '../../value/exact-number.js'
import { isJsonArray, type Json } from '../../value/json.js'
import { closestName } from './closest-name.js'

const longest = 60

/** A name or a token of the author's in backticks, cut where it is too long to read. */
export const quoted = (text: string): string =>
  text.length <= longest ? `\`${text}\`` : `\`${text.slice(0, longest).toWellFormed()}…\``

/** What was found, by its kind; the content of a text may be somebody's data and is not shown. */
export const describe = (value: Json): string => {
  if (isJsonArray(value)) return `a list of ${value.length}`
  if (isJsonNumber(value)) return `the number ${quoted(tokenOf(value))}`
  if (typeof value === 'boolean') return quoted(value ? 'true' : 'false')
  if (typeof value === 'string') return 'a text'
  return value === null ? 'null' : 'an object'
}

/** A hint for a misspelled name, or nothing. */
export const didYouMean = (name: string, known: Iterable<string>): string => {
  const closest = closestName(name, known)
  return closest === undefined ? '' : `, did you mean \`${closest}\`?`
}
