import type { FieldsDocument } from '../document/document.js'
import { memberOf, writerOf, type Json, type WriteMember } from '../value/json.js'
import { arithmeticOf, type Arithmetic } from './arithmetic.js'
import { assignmentOf } from './assignment.js'
import type { CompiledMembers } from './compile-members.js'
import type { SlotsByRoot } from './compile-reference.js'
import { compileTemplate, type Template } from './compile-template.js'
import type { CompiledField } from './compiled-field.js'
import { noSlot } from './held.js'

/** One entry of `set` made ready. Every form has every member, so that all have one shape. */
export interface CompiledAssignment {
  readonly field: string
  /** The slot of the field, and what judges its value, where it is declared. */
  readonly slot: number
  readonly target: CompiledField | undefined
  readonly write: WriteMember
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
  declared: FieldsDocument,
  { members }: CompiledMembers,
  slots: SlotsByRoot,
): CompiledAssignment => {
  const slot = slots.fields.get(field) ?? noSlot
  const arithmetic = arithmeticOf(memberOf(declared, field)?.type, slots.service !== undefined)
  const common = { field, slot, target: members[slot]?.field, write: writerOf(field), arithmetic }
  const assignment = assignmentOf(value)
  switch (assignment.form) {
    case 'clear':
    case 'conflict':
      return { ...common, form: 'clear', template: compileTemplate(null), expression: '' }
    case 'increment': {
      const { amount } = assignment
      const expression = typeof amount === 'string' ? amount : ''
      return { ...common, form: 'increment', template: compileTemplate(amount, slots), expression }
    }
    case 'template':
      return { ...common, form: 'replace', template: compileTemplate(assignment.template, slots), expression: '' }
  }
}
