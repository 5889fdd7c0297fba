import { isJsonArray, isJsonObject, stringify, type Json } from '@assent/kernel'
import { keysOf, listAt, rootsIn } from './walk.js'

const childrenOf = (operator: string, operand: Json): readonly Json[] => {
  if (operator === 'not') return [operand]
  return (operator === 'all' || operator === 'any') && isJsonArray(operand) ? operand : []
}

const depthOf = (condition: Json): number => {
  if (!isJsonObject(condition)) return 1
  const children = Object.entries(condition).flatMap(([operator, operand]) => childrenOf(operator, operand))
  return 1 + Math.max(0, ...children.map(depthOf))
}

const ofCondition = (condition: Json, column: string): readonly string[] => {
  if (!isJsonObject(condition)) return [`operator: ${stringify(condition)} in ${column}`]
  return Object.entries(condition).flatMap(([operator, operand]) => {
    const children = childrenOf(operator, operand)
    return [
      `operator: ${operator} in ${column}`,
      ...(children.length === 0 ? rootsIn(column, operand) : children.flatMap((child) => ofCondition(child, column))),
    ]
  })
}

/** What occurs in a list of rules. */
export const ofRules = (holder: Json | undefined, key: string, column: string): readonly string[] =>
  listAt(holder, key).flatMap((rule) => {
    const assert = isJsonObject(rule) ? (rule['assert'] ?? null) : null
    return [...keysOf('rule', rule), `condition depth: ${String(depthOf(assert))}`, ...ofCondition(assert, column)]
  })
