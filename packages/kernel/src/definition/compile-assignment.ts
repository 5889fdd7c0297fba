import type { FieldDocument } from '../document/document.js'
import type { Json } from '../value/json.js'
import { decimals, integers, type Arithmetic } from './arithmetic.js'
import { assignmentOf } from './assignment.js'
import { compileTemplate, type Template } from './compile-template.js'

/** One entry of `set` made ready. Every form has every member, so that all have one shape. */
export interface CompiledAssignment {
  readonly field: string
  readonly form: 'clear' | 'increment' | 'replace'
  /** The value to write, or the amount to add. */
  readonly template: Template
  /** The amount as the definition has it, where it is a text. */
  readonly expression: string
  readonly arithmetic: Arithmetic
}

/** An entry of `set` that registration has checked, made ready (K-128). */
export const compileAssignment = (
  field: string,
  value: Json,
  target: FieldDocument | undefined,
): CompiledAssignment => {
  const arithmetic = target?.type === 'integer' ? integers : decimals
  const assignment = assignmentOf(value)
  switch (assignment.form) {
    case 'clear':
    case 'conflict':
      return { field, form: 'clear', template: compileTemplate(null), expression: '', arithmetic }
    case 'increment': {
      const { amount } = assignment
      const expression = typeof amount === 'string' ? amount : ''
      return { field, form: 'increment', template: compileTemplate(amount), expression, arithmetic }
    }
    case 'template':
      return { field, form: 'replace', template: compileTemplate(assignment.template), expression: '', arithmetic }
  }
}
