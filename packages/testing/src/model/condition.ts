import { isJsonArray, isJsonNumber, isJsonObject, type ConditionDocument, type Json, type Truth } from '@assent/kernel'
import { compareDecimals } from './decimal.js'
import { isEqual } from './equal.js'
import { lookUp, referencesIn, resolve, type Facts } from './facts.js'
import { compareInstants, isInstant } from './instant.js'

/** What a condition answers, and the references that left its questions open. */
export interface Reply {
  readonly truth: Truth
  readonly unresolved: readonly string[]
}

/** The references of an operand that give nothing, or null (K-106, K-107). */
const gapsIn = (operand: Json, facts: Facts): readonly string[] =>
  referencesIn(operand).filter((reference) => (lookUp(reference, facts) ?? null) === null)

const contains = (container: Json, needle: Json): boolean => {
  if (isJsonArray(container)) return container.some((element) => isEqual(element, needle))
  if (typeof needle !== 'string') return false
  return typeof container === 'string'
    ? container.includes(needle)
    : isJsonObject(container) && Object.hasOwn(container, needle)
}

type Compare = (left: Json, right: Json) => boolean

const numbers =
  (holds: (order: number) => boolean): Compare =>
  (left, right) =>
    isJsonNumber(left) && isJsonNumber(right) && holds(compareDecimals(left, right))

const texts =
  (holds: (left: string, right: string) => boolean): Compare =>
  (left, right) =>
    typeof left === 'string' && typeof right === 'string' && holds(left, right)

/** What each operator answers of two values (K-91); instants that can be read. */
const operators: { readonly [operator: string]: Compare } = {
  eq: isEqual,
  ne: (left, right) => !isEqual(left, right),
  gt: numbers((order) => order > 0),
  gte: numbers((order) => order >= 0),
  lt: numbers((order) => order < 0),
  lte: numbers((order) => order <= 0),
  in: (needle, list) => isJsonArray(list) && contains(list, needle),
  contains,
  starts_with: texts((text, affix) => text.slice(0, affix.length) === affix),
  ends_with: texts((text, affix) => text.slice(Math.max(0, text.length - affix.length)) === affix),
  before: texts((left, right) => compareInstants(left, right) < 0),
  after: texts((left, right) => compareInstants(left, right) > 0),
}

const readsInstants = (operator: string): boolean => operator === 'before' || operator === 'after'

const askPair = (operator: string, pair: readonly Json[], facts: Facts): Reply => {
  const gaps = pair.flatMap((operand) => gapsIn(operand, facts))
  // A literal here can always be read (K-99): what cannot is a reference, and counts as one that gave nothing (K-108).
  const unreadable = pair.filter(
    (operand) => readsInstants(operator) && gapsIn(operand, facts).length === 0 && !isInstant(resolve(operand, facts)),
  )
  const unresolved = [...gaps, ...unreadable.flatMap(referencesIn)]
  if (unresolved.length > 0) return { truth: 'unknown', unresolved }
  const [left = null, right = null] = pair.map((operand) => resolve(operand, facts))
  return { truth: operators[operator]?.(left, right) ?? 'unknown', unresolved }
}

/** One decisive child decides; else one unknown leaves it unknown (K-88). Every child is asked (K-89). */
const askSeveral = (decisive: boolean, children: readonly ConditionDocument[], facts: Facts): Reply => {
  const replies = children.map((child) => ask(child, facts))
  const truths = replies.map(({ truth }) => truth)
  const truth = truths.includes(decisive) ? decisive : truths.includes('unknown') ? 'unknown' : !decisive
  return { truth, unresolved: replies.flatMap(({ unresolved }) => unresolved) }
}

/** Asks a condition (K-86 to K-93). */
export const ask = (condition: ConditionDocument, facts: Facts): Reply => {
  if (typeof condition === 'boolean') return { truth: condition, unresolved: [] }
  const [operator = '', operand = null] = Object.entries(condition)[0] ?? []
  if (operator === 'all' || operator === 'any')
    return askSeveral(operator === 'any', operand as readonly ConditionDocument[], facts)
  if (operator === 'not') {
    const { truth, unresolved } = ask(operand as ConditionDocument, facts)
    return { truth: truth === 'unknown' ? truth : !truth, unresolved }
  }
  if (operator === 'exists') return { truth: gapsIn(operand, facts).length === 0, unresolved: [] }
  return askPair(operator, operand as readonly Json[], facts)
}
