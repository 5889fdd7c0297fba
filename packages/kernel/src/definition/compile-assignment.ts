import type { FieldDocument } from '../document/document.js'
import { addDecimals, maximumSpan } from '../value/decimal.js'
import { isJsonNumber, tokenOf, type JsonNumber } from '../value/exact-number.js'
import { addIntegers, isInteger, largestInteger, smallestInteger } from '../value/integer.js'
import { memberOf, type Json } from '../value/json.js'
import { assignmentOf } from './assignment.js'
import { compileTemplate, MissingReference, type Template } from './compile-template.js'
import type { Scope } from './scope.js'

/** What an assignment refuses, before the decision gives it its place (K-144, K-146). */
export type AssignmentFault =
  | MissingReference
  | { readonly kind: 'not_a_number'; readonly expected: string }
  | { readonly kind: 'wrong_amount'; readonly expression: string }
  | { readonly kind: 'overflow'; readonly value: string; readonly amount: string; readonly range: string }

/** The value that a field gets; nothing clears it. */
export interface Assigned {
  readonly kind: 'assigned'
  readonly value: Json | undefined
}

/** One entry of `set` made ready. It reads the fields before the operation (K-130). */
export interface CompiledAssignment {
  readonly field: string
  readonly evaluate: (scope: Scope) => Assigned | AssignmentFault
}

const cleared: Assigned = { kind: 'assigned', value: undefined }

const fitsKind = (kind: string, value: Json | undefined): value is JsonNumber =>
  isJsonNumber(value) && (kind !== 'integer' || isInteger(value))

interface Arithmetic {
  readonly kind: 'integer' | 'number'
  readonly add: (value: JsonNumber, amount: JsonNumber) => JsonNumber | undefined
  readonly range: string
}

const integers: Arithmetic = { kind: 'integer', add: addIntegers, range: `${smallestInteger} to ${largestInteger}` }

const decimals: Arithmetic = { kind: 'number', add: addDecimals, range: `at most ${maximumSpan} decimal places` }

const add = ({ kind, add: sum, range }: Arithmetic, value: Json | undefined, amount: Json, expression: string) => {
  if (!fitsKind(kind, value)) return { kind: 'not_a_number', expected: kind } as const
  if (!fitsKind(kind, amount)) return { kind: 'wrong_amount', expression } as const
  const result = sum(value, amount)
  return result === undefined
    ? ({ kind: 'overflow', value: tokenOf(value), amount: tokenOf(amount), range } as const)
    : ({ kind: 'assigned', value: result } as const)
}

const compileIncrement = (field: string, target: FieldDocument | undefined, amount: Json): CompiledAssignment => {
  const arithmetic = target?.type === 'integer' ? integers : decimals
  const template: Template = compileTemplate(amount)
  const expression = typeof amount === 'string' ? amount : ''
  return {
    field,
    evaluate: (scope) => {
      const resolved = template(scope)
      if (resolved instanceof MissingReference) return resolved
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
      return resolved instanceof MissingReference ? resolved : { kind: 'assigned', value: resolved }
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
      return { field, evaluate: () => cleared }
    case 'increment':
      return compileIncrement(field, target, assignment.amount)
    case 'template':
      return compileReplacement(field, assignment.template)
  }
}
