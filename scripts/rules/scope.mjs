import { ruleOf } from './rule-id.mjs'

/** @typedef {{ chapter: string, first: number, last: number }} Range */

const entry = /^(?<chapter>[A-Z]+)(-(?<first>\d+)(\.\.(?<again>[A-Z]+)-(?<last>\d+))?)?\s+(?<reason>\S.{9,})$/

/**
 * One line of the list of rules out of scope.
 *
 * @param {string} line
 * @returns {Range}
 */
const rangeOf = (line) => {
  const { chapter, first, again, last, reason } = entry.exec(line)?.groups ?? {}
  if (chapter === undefined || reason === undefined || (again !== undefined && again !== chapter))
    throw new Error(`test/rules/out-of-scope.txt: not a rule, a range or a chapter with a reason: \`${line}\``)
  if (first === undefined) return { chapter, first: 0, last: Infinity }
  return { chapter, first: Number(first), last: Number(last ?? first) }
}

/**
 * Reads the list of rules out of scope.
 *
 * @param {string} text
 * @returns {(id: string) => boolean} whether a rule is in scope
 */
export const scopeOf = (text) => {
  const ranges = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(rangeOf)
  return (id) => {
    const { chapter, number } = ruleOf(id)
    return !ranges.some((range) => range.chapter === chapter && range.first <= number && number <= range.last)
  }
}
