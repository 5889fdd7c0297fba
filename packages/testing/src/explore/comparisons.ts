import type { ConditionDocument, DefinitionDocument, Json, JsonArray, JsonObject } from '@assent/kernel'
import { isReference, placeOf, type Place } from './reference.js'
import { branchedCommands } from './service/outcomes.js'

/** A condition of the definition compares a place with something. */
export interface Comparison {
  readonly place: Place
  readonly operator: string
  /** Does the place stand on the left? `in` and `contains` ask different things of their sides. */
  readonly first: boolean
  /** The other operand as written; null for `exists`. */
  readonly other: Json
  /** The operation whose precondition compares; null for an invariant. */
  readonly operation: string | null
}

const sidesOf = (operator: string, left: Json, right: Json, operation: string | null): readonly Comparison[] =>
  [
    { own: left, other: right, first: true },
    { own: right, other: left, first: false },
  ].flatMap(({ own, other, first }) => {
    if (Array.isArray(own)) return (own as JsonArray).flatMap((part) => elementOf(operator, part, other, operation))
    const place = typeof own === 'string' && isReference(own) ? placeOf(own, operation) : undefined
    return place === undefined ? [] : [{ place, operator, first, other, operation }]
  })

/** A reference inside a list, as in `in: [x, [$fields.a, $fields.b]]`, is compared with the other operand. */
const elementOf = (operator: string, part: Json, other: Json, operation: string | null): readonly Comparison[] => {
  const place = typeof part === 'string' && isReference(part) ? placeOf(part, operation) : undefined
  return place === undefined
    ? []
    : [{ place, operator: operator === 'in' ? 'eq' : operator, first: true, other, operation }]
}

/** The collection, and what its body compares besides its elements. */
const quantified = (operand: JsonObject, operation: string | null): readonly Comparison[] => {
  const { in: collection = null, that = true } = operand
  return [
    ...sidesOf('exists', collection, null, operation),
    ...comparisonsIn(that as unknown as ConditionDocument, operation),
  ]
}

const comparisonsIn = (condition: ConditionDocument, operation: string | null): readonly Comparison[] => {
  if (typeof condition === 'boolean') return []
  return Object.entries(condition).flatMap(([operator, operand]) => {
    if (operator === 'all' || operator === 'any') {
      return (operand as readonly ConditionDocument[]).flatMap((child) => comparisonsIn(child, operation))
    }
    if (operator === 'not') return comparisonsIn(operand as ConditionDocument, operation)
    if (operator === 'exists') return sidesOf(operator, operand, null, operation)
    if (operator === 'truthy') return sidesOf('exists', operand, null, operation)
    if (operator === 'compare') {
      const { left = null, op, right = null } = operand as JsonObject
      return sidesOf(typeof op === 'string' ? op : 'eq', left, right, operation)
    }
    if (operator === 'for_all' || operator === 'for_any') return quantified(operand as JsonObject, operation)
    const [left = null, right = null] = operand as JsonArray
    return sidesOf(operator, left, right, operation)
  })
}

/** Every comparison that a rule, or the guard of an outcome, of the definition makes. */
export const comparisonsOf = (document: DefinitionDocument): readonly Comparison[] => [
  ...rulesOf(document),
  ...branchedCommands(document).flatMap(({ operation, outcomes }) =>
    outcomes.flatMap(({ when }) => (when === undefined ? [] : comparisonsIn(when, operation))),
  ),
]

const rulesOf = ({ invariants, operations }: DefinitionDocument): readonly Comparison[] => [
  ...invariants.flatMap(({ assert }) => comparisonsIn(assert, null)),
  ...Object.entries(operations).flatMap(([name, { preconditions }]) =>
    preconditions.flatMap(({ assert }) => comparisonsIn(assert, name)),
  ),
]
