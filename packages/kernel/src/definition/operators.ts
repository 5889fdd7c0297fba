import type { PairOperatorName } from '../document/document.js'
import { compareNumbers } from '../value/decimal.js'
import { equalByValue } from '../value/equality.js'
import { isJsonNumber } from '../value/exact-number.js'
import { readInstant, type Instant } from '../value/instant.js'
import { isJsonArray, isJsonObject, memberOf, type Json } from '../value/json.js'
import type { Truth } from '../value/truth.js'

/** An operator over two operands that both resolved (K-91). */
export interface PairOperator {
  /** Always to be answered from two values, but for instants: what cannot be read there is unknown. */
  readonly answer: (left: Json, right: Json) => Truth
  /** Can the operator read this value at all? What it cannot read makes its answer unknown (K-91, K-108). */
  readonly reads?: (value: Json) => boolean
  /** Why a literal operand could never do, or nothing (K-98, K-99). */
  readonly refuseLiteral?: (literal: Json) => string | undefined
}

/** As host numbers order; what is no number is in no order to anything. */
const order = (left: Json, right: Json): number => {
  // Shortest spellings order as the host numbers that they spell.
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return isJsonNumber(left) && isJsonNumber(right) ? compareNumbers(left, right) : Number.NaN
}

const affix = (holds: (text: string, affix: string) => boolean): PairOperator => ({
  answer: (left, right) => typeof left === 'string' && typeof right === 'string' && holds(left, right),
  refuseLiteral: (literal) =>
    typeof literal === 'string' ? undefined : 'an affix is compared with text; a literal here must be text',
})

const instantOf = (value: Json): Instant | undefined => (typeof value === 'string' ? readInstant(value) : undefined)

const isInstant = (value: Json): boolean => instantOf(value) !== undefined

const instants = (holds: (left: Instant, right: Instant) => boolean): PairOperator => ({
  answer: (left, right) => {
    const first = instantOf(left)
    const second = instantOf(right)
    return first === undefined || second === undefined ? 'unknown' : holds(first, second)
  },
  reads: isInstant,
  refuseLiteral: (literal) =>
    isInstant(literal)
      ? undefined
      : 'a literal here must be an instant, such as `2026-03-01` or `2026-03-01T06:00:00Z`',
})

const holds = (list: readonly Json[], needle: Json): boolean => {
  // A list of the definition is frozen, and the host walks those slowly unless it is done by index.
  for (let index = 0; index < list.length; index += 1) {
    if (equalByValue(list[index] as Json, needle)) return true
  }
  return false
}

const contains = (container: Json, needle: Json): boolean => {
  if (typeof container === 'string') return typeof needle === 'string' && container.includes(needle)
  if (isJsonArray(container)) return holds(container, needle)
  return isJsonObject(container) && typeof needle === 'string' && Object.hasOwn(container, needle)
}

/** What each operator over two operands answers. */
export const pairOperators: { readonly [name in PairOperatorName]: PairOperator } = {
  eq: { answer: equalByValue },
  ne: { answer: (left, right) => !equalByValue(left, right) },
  gt: { answer: (left, right) => order(left, right) > 0 },
  gte: { answer: (left, right) => order(left, right) >= 0 },
  lt: { answer: (left, right) => order(left, right) < 0 },
  lte: { answer: (left, right) => order(left, right) <= 0 },
  in: { answer: (needle, list) => Array.isArray(list) && holds(list, needle) },
  contains: { answer: contains },
  starts_with: affix((text, prefix) => text.startsWith(prefix)),
  ends_with: affix((text, suffix) => text.endsWith(suffix)),
  before: instants((first, second) => first < second),
  after: instants((first, second) => first > second),
}

/** Is the value one that the operator cannot read, so that its answer is unknown (K-91, K-108)? */
export const cannotRead = (operator: string, value: Json): boolean =>
  memberOf<PairOperator>(pairOperators, operator)?.reads?.(value) === false
