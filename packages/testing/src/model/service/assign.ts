import {
  isJsonNumber,
  memberOf,
  numberOf,
  tokenOf,
  type DefinitionDocument,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import { operandOf } from '../assign.js'
import { addDecimals, isOfIntegerKind } from '../decimal.js'
import { compareNames, membersOf } from '../names.js'
import { invalidAt, type Reading } from '../refusal.js'
import { observeWire } from './observation.js'
import type { Scope } from './scope.js'
import { resolveTemplate } from './template.js'

/** The token of a sum that the field can hold (SR-108a), or nothing. */
const sumOf = (isOfIntegers: boolean, value: string, amount: string): string | undefined => {
  if (isOfIntegers) {
    const sum = BigInt(value) + BigInt(amount)
    return sum >= -(2n ** 63n) && sum < 2n ** 63n ? sum.toString() : undefined
  }
  const sum = addDecimals(numberOf(value) ?? 0, numberOf(amount) ?? 0)
  return sum !== undefined && observeWire(sum) !== undefined ? sum : undefined
}

/** An operand past the 64 bits with a sign is out of range, and not of another kind (SR-28): the sum alone decides. */
const increment = (
  { schema }: DefinitionDocument,
  operation: string,
  field: string,
  by: Json,
  before: JsonObject,
  scope: Scope,
): Reading<Json> => {
  const resolved = resolveTemplate(by, scope)
  if ('refused' in resolved) return resolved
  const isOfIntegers = memberOf(schema.fields, field)?.type === 'integer'
  const [value = null, amount] = [memberOf(before, field), resolved.accepted]
  if (!isJsonNumber(value) || (isOfIntegers && !isOfIntegerKind(value)))
    return { refused: invalidAt([`fields.${field}`]) }
  if (!isJsonNumber(amount) || (isOfIntegers && !isOfIntegerKind(amount)))
    return { refused: { kind: 'template', expression: by } }
  const sum = sumOf(isOfIntegers, tokenOf(value), tokenOf(amount))
  if (sum !== undefined) return { accepted: numberOf(sum) ?? null }
  const operands = { value: tokenOf(value), amount: tokenOf(amount) }
  return { refused: { kind: 'increment_overflow', operation, field, ...operands } }
}

/** The fields that something was written to, and those that were taken away. */
export interface Written {
  readonly values: JsonObject
  readonly removed: readonly string[]
}

/** What `set` writes, in name order, each entry over the fields before (SR-126). */
export const assignService = (
  document: DefinitionDocument,
  operation: string,
  set: { readonly [field: string]: Json },
  before: JsonObject,
  scope: Scope,
): Reading<Written> => {
  const values: (readonly [string, Json])[] = []
  const removed: string[] = []
  for (const [field, assignment] of membersOf(set)) {
    const by = operandOf(assignment, 'increment')
    if (operandOf(assignment, 'cleared') !== undefined) {
      removed.push(field)
      continue
    }
    const value =
      by === undefined ? resolveTemplate(assignment, scope) : increment(document, operation, field, by, before, scope)
    if ('refused' in value) return value
    values.push([field, value.accepted])
  }
  return { accepted: { values: Object.fromEntries(values), removed } }
}

/** What several steps wrote, one after the other. */
export const together = (written: readonly Written[]): Written => ({
  values: Object.fromEntries(written.flatMap(({ values }) => Object.entries(values))),
  removed: written.flatMap(({ removed }) => removed).sort(compareNames),
})

/** The fields with what was written to them. */
export const apply = (before: JsonObject, { values, removed }: Written): JsonObject =>
  Object.fromEntries([...Object.entries(before), ...Object.entries(values)].filter(([name]) => !removed.includes(name)))
