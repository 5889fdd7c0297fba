import { compileReference, readReference, slotless, type SlotsByRoot } from '../definition/compile-reference.js'
import { compileTemplate, isConstant } from '../definition/compile-template.js'
import { isReference, parseReference, type Root } from '../definition/reference.js'
import { resolveOperand } from '../definition/resolve-operand.js'
import type { Scope } from '../definition/scope.js'
import { isJsonArray, type Json, type JsonObject } from '../value/json.js'
import { namesOf } from '../value/text.js'
import type { ClauseOperand, OperandSource } from './explanation.js'

const sources: { readonly [root in Root]: OperandSource } = {
  id: 'id',
  entity: 'entity',
  version: 'version',
  state: 'state',
  from_state: 'from_state',
  to_state: 'to_state',
  args: 'argument',
  fields: 'field',
  old_fields: 'old_field',
}

const explainReference = (reference: string, path: string, scope: Scope, slots: SlotsByRoot): ClauseOperand => {
  const root = parseReference(reference)?.root
  const value = readReference(compileReference(reference, slots), scope)
  if (root === undefined || value === undefined) return { path, source: 'missing', reference }
  return { path, source: value === null ? 'null' : sources[root], reference, value }
}

const explainParts = (operand: Json, path: string, scope: Scope, slots: SlotsByRoot): readonly ClauseOperand[] =>
  isJsonArray(operand)
    ? operand.map((element, index) => explainOperand(element, `${path}[${index}]`, scope, slots))
    : namesOf(operand as JsonObject).map((name) =>
        explainOperand((operand as JsonObject)[name] as Json, `${path}.${name}`, scope, slots),
      )

/** An operand with the value that it had, and where that came from. */
export const explainOperand = (
  operand: Json,
  path: string,
  scope: Scope,
  slots: SlotsByRoot = slotless,
): ClauseOperand => {
  if (typeof operand === 'string' && isReference(operand)) return explainReference(operand, path, scope, slots)
  const value = resolveOperand(compileTemplate(operand, slots), scope)
  const known = value === undefined ? {} : { value }
  return typeof operand === 'string' || isConstant(operand)
    ? { path, source: 'literal', reference: null, ...known }
    : { path, source: 'composed', reference: null, ...known, operands: explainParts(operand, path, scope, slots) }
}

/** The operands that are not composed, in the order of their document. */
export const partsOf = (operand: ClauseOperand): readonly ClauseOperand[] =>
  operand.operands === undefined ? [operand] : operand.operands.flatMap(partsOf)
