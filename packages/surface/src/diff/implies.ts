import {
  canonical,
  compareNumbers,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  stringify,
  type ConditionDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'

/** Comparisons of conditions, after which nothing is said: two conditions of many parts have many pairs of parts. */
const mostSteps = 1_000

/** Elements of a list, beyond which it is not compared. */
const longestList = 1_000

type Operation = readonly [operator: string, operand: Json]

/** `compare` as an operator over a pair of operands, as the others of its kind are. */
const comparisonOf = ({ left = null, op = null, right = null }: JsonObject): Operation => [
  `compare ${stringify(op)}`,
  [left, right],
]

const operationOf = (condition: ConditionDocument): Operation => {
  if (typeof condition === 'boolean') return ['', condition]
  const [operator, operand] = Object.entries(condition)[0] ?? ['', null]
  return operator === 'compare' && isJsonObject(operand) ? comparisonOf(operand) : [operator, operand]
}

const partsOf = ([operator, operand]: Operation, wanted: 'all' | 'any'): readonly ConditionDocument[] | undefined =>
  operator === wanted ? (operand as readonly ConditionDocument[]) : undefined

interface Bound {
  readonly side: 1 | -1
  readonly strict: boolean
  /** Is the number observed, so that others than the ones written may be told apart or not (SR-42)? */
  readonly observes: boolean
}

const bounds: { readonly [operator: string]: Bound } = {
  gt: { side: 1, strict: true, observes: false },
  gte: { side: 1, strict: false, observes: false },
  lt: { side: -1, strict: true, observes: false },
  lte: { side: -1, strict: false, observes: false },
  'compare "gt"': { side: 1, strict: true, observes: true },
  'compare "gte"': { side: 1, strict: false, observes: true },
  'compare "lt"': { side: -1, strict: true, observes: true },
  'compare "lte"': { side: -1, strict: false, observes: true },
}

// Two numbers of the host are observed as two; of longer ones nobody says so here.
const isTold = (value: Json, { observes }: Bound): value is JsonNumber =>
  observes ? typeof value === 'number' : isJsonNumber(value)

const listOf = (operator: string, other: Json): readonly Json[] | undefined => {
  if (operator === 'eq') return [other]
  return operator === 'in' && isJsonArray(other) && other.length <= longestList ? other : undefined
}

/** Are two values written alike? */
type Same = (one: Json, other: Json) => boolean

/** Each value is written once, however often it is compared. */
const sameAmong = (): Same => {
  const known = new Map<Json, string>()
  const written = (value: Json): string => {
    const text = known.get(value) ?? canonical(value)
    known.set(value, text)
    return text
  }
  return (one, other) => written(one) === written(other)
}

// What a reference gives may be absent, and nothing equals null: then the answer is unknown.
const isKnown = (list: readonly Json[]): boolean => !/"\$|null/.test(stringify(list))

/** Both ask about the same thing: is what the first admits within what the second admits? */
const isWithin = ([operator, operand]: Operation, [otherOperator, otherOperand]: Operation, same: Same): boolean => {
  if (!isJsonArray(operand) || !isJsonArray(otherOperand)) return false
  const [[subject = null, value = null], [otherSubject = null, otherValue = null]] = [operand, otherOperand]
  if (!same(subject, otherSubject)) return false
  const [one, other] = [bounds[operator], bounds[otherOperator]]
  if (one !== undefined && other !== undefined && one.side === other.side && one.observes === other.observes) {
    if (!isTold(value, one) || !isTold(otherValue, other)) return false
    const order = compareNumbers(value, otherValue) * one.side
    return order > 0 || (order === 0 && (one.strict || !other.strict))
  }
  const [list, otherList] = [listOf(operator, value), listOf(otherOperator, otherValue)]
  if (list === undefined || otherList === undefined || !isKnown([...list, ...otherList])) return false
  return list.every((element) => otherList.some((candidate) => same(element, candidate)))
}

/**
 * Does the second condition hold wherever the first does? True only where that is certain, by the form of the two:
 * parts added to an `all` or an `any`, a bound that moved, a longer list. False says nothing.
 */
export const implies = (first: ConditionDocument, second: ConditionDocument): boolean => {
  const same = sameAmong()
  let steps = 0
  const holds = (one: ConditionDocument, other: ConditionDocument): boolean => {
    steps += 1
    if (steps > mostSteps) return false
    if (one === false || other === true || same(one, other)) return true
    const [was, is] = [operationOf(one), operationOf(other)]
    const each = partsOf(is, 'all')?.every((part) => holds(one, part))
    if (each !== undefined) return each
    const whichever = partsOf(was, 'any')?.every((part) => holds(part, other))
    if (whichever !== undefined) return whichever
    return (
      partsOf(is, 'any')?.some((part) => holds(one, part)) === true ||
      partsOf(was, 'all')?.some((part) => holds(part, other)) === true ||
      isWithin(was, is, same)
    )
  }
  return holds(first, second)
}
