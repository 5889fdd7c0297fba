import { isJsonNumber, tokenOf, type JsonNumber } from '../value/exact-number.js'
import { addSafeIntegers, isInteger } from '../value/integer.js'
import type { Json } from '../value/json.js'
import type { Arithmetic } from './arithmetic.js'
import type { CompiledAssignment } from './compile-assignment.js'
import { heldMember } from './held.js'
import { MissingReference, resolveTemplate } from './resolve-template.js'
import type { Scope } from './scope.js'

type Fault =
  | { readonly kind: 'missing_reference'; readonly expression: string }
  | { readonly kind: 'not_a_number'; readonly expected: string }
  | { readonly kind: 'wrong_amount'; readonly expression: string }
  | { readonly kind: 'overflow'; readonly value: string; readonly amount: string; readonly range: string }

/** What an assignment refuses, before the decision gives it its place (K-144, K-146). No value is one. */
export class AssignmentFault {
  constructor(readonly fault: Fault) {}
}

const fitsKind = ({ kind }: Arithmetic, value: Json | undefined): value is JsonNumber =>
  isJsonNumber(value) && (kind !== 'integer' || isInteger(value))

const overflow = (value: JsonNumber, amount: JsonNumber, range: string) =>
  new AssignmentFault({ kind: 'overflow', value: tokenOf(value), amount: tokenOf(amount), range })

const increment = (
  { arithmetic, expression }: CompiledAssignment,
  value: Json | undefined,
  amount: Json,
): JsonNumber | AssignmentFault => {
  const safe = arithmetic.kind === 'integer' ? addSafeIntegers(value, amount) : undefined
  if (safe !== undefined) return safe
  if (!fitsKind(arithmetic, value)) return new AssignmentFault({ kind: 'not_a_number', expected: arithmetic.kind })
  if (!fitsKind(arithmetic, amount)) return new AssignmentFault({ kind: 'wrong_amount', expression })
  return arithmetic.add(value, amount) ?? overflow(value, amount, arithmetic.range)
}

/** The value that the field gets, from the fields before the operation; nothing clears it (K-130). */
export const evaluateAssignment = (
  assignment: CompiledAssignment,
  scope: Scope,
): Json | undefined | AssignmentFault => {
  if (assignment.form === 'clear') return undefined
  const resolved = resolveTemplate(assignment.template, scope)
  if (resolved instanceof MissingReference) {
    return new AssignmentFault({ kind: 'missing_reference', expression: resolved.expression })
  }
  if (assignment.form === 'replace') return resolved
  return increment(assignment, heldMember(scope.fields, assignment.field, assignment.slot), resolved)
}
