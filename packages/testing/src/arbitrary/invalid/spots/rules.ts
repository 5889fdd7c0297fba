import { isJsonArray, isJsonObject, memberOf, type Json } from '@assent/kernel'
import { countAt, partAt, type Way } from '../way.js'
import { operationNames, type Column, type ReferencesSpot } from './spot.js'

const rulesIn = (
  document: Json,
  way: Way,
  path: string,
  column: Column,
  operation: string | null,
): readonly ReferencesSpot[] =>
  Array.from({ length: countAt(document, way) + 1 }, (_, index) => ({
    way: [...way, index],
    path: `${path}[${String(index)}]`,
    column,
    operation,
  }))

/** Every rule, and the end of each list of rules. */
export const ruleSpots = (document: Json): readonly ReferencesSpot[] => [
  ...rulesIn(document, ['invariants'], 'invariants', 'invariant', null),
  ...operationNames(document).flatMap((name) =>
    rulesIn(document, ['operations', name, 'preconditions'], `operations.${name}.preconditions`, 'precondition', name),
  ),
]

const insideCondition = (document: Json, spot: ReferencesSpot): readonly ReferencesSpot[] => {
  const condition = partAt(document, spot.way) ?? null
  if (!isJsonObject(condition)) return [spot]
  const [operator = ''] = Object.keys(condition)
  const operand = memberOf(condition, operator) ?? null
  if (operator === 'not') {
    return [spot, ...insideCondition(document, { ...spot, way: [...spot.way, 'not'], path: `${spot.path}.not` })]
  }
  if ((operator !== 'all' && operator !== 'any') || !isJsonArray(operand)) return [spot]
  return [
    spot,
    ...operand.flatMap((_, index) =>
      insideCondition(document, {
        ...spot,
        way: [...spot.way, operator, index],
        path: `${spot.path}.${operator}[${String(index)}]`,
      }),
    ),
  ]
}

/** Every condition, those inside others too, and one at the end of each list of rules (K-103). */
export const conditionSpots = (document: Json): readonly ReferencesSpot[] =>
  ruleSpots(document).flatMap((rule) =>
    insideCondition(document, { ...rule, way: [...rule.way, 'assert'], path: `${rule.path}.assert` }),
  )
