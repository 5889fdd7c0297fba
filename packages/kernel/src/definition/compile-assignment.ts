import type { FieldDocument } from '../document/document.js'
import { addDecimals, maximumSpan } from '../value/decimal.js'
import { isJsonNumber, tokenOf, type JsonNumber } from '../value/exact-number.js'
import { addIntegers, isInteger, largestInteger, smallestInteger } from '../value/integer.js'
import { memberOf, type Json } from '../value/json.js'
import { assignmentOf } from './assignment.js'
import { compileTemplate, MissingReference, type Template } from './compile-template.js'
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

/** One entry of `set` made ready. It reads the fields before the operation (K-130). */
export interface CompiledAssignment {
  readonly field: string
  /** The value that the field gets; nothing clears it. */
  readonly evaluate: (scope: Scope) => Json | undefined | AssignmentFault
}

const missing = ({ expression }: MissingReference) => new AssignmentFault({ kind: 'missing_reference', expression })

const fitsKind = (kind: string, value: Json | undefined): value is JsonNumber =>
  isJsonNumber(value) && (kind !== 'integer' || isInteger(value))

interface Arithmetic {
  readonly kind: 'integer' | 'number'
  readonly add: (value: JsonNumber, amount: JsonNumber) => JsonNumber | undefined
  readonly range: string
}

const integers: Arithmetic = { kind: 'integer', add: addIntegers, range: `${smallestInteger} to ${largestInteger}` }

const decimals: Arithmetic = { kind: 'number', add: addDecimals, range: `at most ${maximumSpan} decimal places` }

const overflow = (value: JsonNumber, amount: JsonNumber, range: string) =>
  new AssignmentFault({ kind: 'overflow', value: tokenOf(value), amount: tokenOf(amount), range })

const add = (
  { kind, add: sum, range }: Arithmetic,
  value: Json | undefined,
  amount: Json,
  expression: string,
): JsonNumber | AssignmentFault => {
  if (!fitsKind(kind, value)) return new AssignmentFault({ kind: 'not_a_number', expected: kind })
  if (!fitsKind(kind, amount)) return new AssignmentFault({ kind: 'wrong_amount', expression })
  return sum(value, amount) ?? overflow(value, amount, range)
}

const compileIncrement = (field: string, target: FieldDocument | undefined, amount: Json): CompiledAssignment => {
  const arithmetic = target?.type === 'integer' ? integers : decimals
  const template: Template = compileTemplate(amount)
  const expression = typeof amount === 'string' ? amount : ''
  return {
    field,
    evaluate: (scope) => {
      const resolved = template(scope)
      if (resolved instanceof MissingReference) return missing(resolved)
      return add(arithmetic, memberOf(scope.fields, field), resolved, expression)
    },
  }
}

const compileReplacement = (field: string, value: Json): CompiledAssignment => {
  const template = compileTemplate(value)
  return {
    field,
    evaluate: (scope) => {
      const resolved = template(scope)
      return resolved instanceof MissingReference ? missing(resolved) : resolved
    },
  }
}

/** An entry of `set` that registration has checked, made ready (K-128). */
export const compileAssignment = (
  field: string,
  value: Json,
  target: FieldDocument | undefined,
): CompiledAssignment => {
  const assignment = assignmentOf(value)
  switch (assignment.form) {
    case 'clear':
    case 'conflict':
      return { field, evaluate: () => undefined }
    case 'increment':
      return compileIncrement(field, target, assignment.amount)
    case 'template':
      return compileReplacement(field, assignment.template)
  }
}
