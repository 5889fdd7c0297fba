import {
  isJsonNumber,
  isJsonObject,
  memberOf,
  numberOf,
  tokenOf,
  type DefinitionDocument,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import { addDecimals, addIntegers, isOfIntegerKind } from './decimal.js'
import { lookUp, referencesIn, resolve, type Facts } from './facts.js'
import { membersOf } from './names.js'
import { invalidAt, type Reading, type PlainRefusal } from './refusal.js'

/** The fields after `set`, and the names that it cleared. */
interface Assigned {
  readonly fields: JsonObject
  readonly removed: readonly string[]
}

/** The first reference of a template that gives nothing, as a refusal (K-77). */
export const missingIn = (template: Json, facts: Facts): PlainRefusal | undefined => {
  const missing = referencesIn(template).find((reference) => lookUp(reference, facts) === undefined)
  return missing === undefined ? undefined : { kind: 'template', expression: missing }
}

/** The operand of an assignment whose only key is this word (K-128). */
export const operandOf = (assignment: Json, word: string): Json | undefined =>
  isJsonObject(assignment) && Object.keys(assignment).length === 1 ? memberOf(assignment, word) : undefined

/** A value, a sum, or nothing for a clear; each reads the fields before (K-130). */
const evaluate = (
  { schema }: DefinitionDocument,
  operation: string,
  field: string,
  assignment: Json,
  before: JsonObject,
  facts: Facts,
): Reading<Json | undefined> => {
  if (operandOf(assignment, 'cleared') !== undefined) return { accepted: undefined }
  const by = operandOf(assignment, 'increment')
  const missing = missingIn(by ?? assignment, facts)
  if (missing !== undefined) return { refused: missing }
  if (by === undefined) return { accepted: resolve(assignment, facts) }
  const isInteger = memberOf(schema.fields, field)?.type === 'integer'
  const [value = null, amount] = [memberOf(before, field), resolve(by, facts)]
  if (!isJsonNumber(value) || (isInteger && !isOfIntegerKind(value))) return { refused: invalidAt([`fields.${field}`]) }
  if (!isJsonNumber(amount) || (isInteger && !isOfIntegerKind(amount)))
    return { refused: { kind: 'template', expression: by } }
  const sum = isInteger ? addIntegers(value, amount) : addDecimals(value, amount)
  if (sum !== undefined) return { accepted: numberOf(sum) ?? null }
  const operands = { value: tokenOf(value), amount: tokenOf(amount) }
  return { refused: { kind: 'increment_overflow', operation, field, ...operands } }
}

/** What `set` makes of the fields (K-128 to K-146). */
export const assign = (
  document: DefinitionDocument,
  operation: string,
  before: JsonObject,
  facts: Facts,
): Reading<Assigned> => {
  const after = new Map(Object.entries(before))
  const removed: string[] = []
  for (const [field, assignment] of membersOf(memberOf(document.operations, operation)?.set ?? {})) {
    const value = evaluate(document, operation, field, assignment, before, facts)
    if ('refused' in value) return value
    if (value.accepted === undefined) removed.push(field)
    if (value.accepted === undefined) after.delete(field)
    else after.set(field, value.accepted)
  }
  return { accepted: { fields: Object.fromEntries(after), removed } }
}
