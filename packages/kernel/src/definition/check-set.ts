import type { FieldDocument } from '../document/document.js'
import { memberOf, type Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { assignmentOf } from './assignment.js'
import { checkAmount } from './check-increment.js'
import { checkTemplate } from './check-template.js'
import type { Defect } from './defect.js'
import type { Place } from './place.js'

/** Whose `set` it is. */
interface Owner {
  /** The name of the operation, or `create`. */
  readonly name: string
  /** A creation has no fields yet that it could add to or clear (SR-108). */
  readonly isCreation: boolean
}

/** One entry of `set`: its field's name, and the field as far as it is declared. */
interface Entry {
  readonly field: string
  readonly declared: FieldDocument | undefined
  readonly path: string
  readonly place: Place
}

const checkClearTarget = ({ field, declared, path, place }: Entry): readonly Defect[] => {
  if (declared === undefined && !place.schema.additional_fields) return []
  if (declared !== undefined && !declared.required) return []
  const message = declared === undefined ? 'only a declared field can be cleared' : 'a required field cannot be cleared'
  return [{ kind: 'clear_target_invalid', path, field, message }]
}

const checkClear = (entry: Entry, flag: Json): readonly Defect[] => [
  ...checkClearTarget(entry),
  ...(flag === true
    ? []
    : [
        {
          kind: 'clear_flag_invalid',
          path: `${entry.path}.cleared`,
          field: entry.field,
          message: 'the flag of a clear is the literal true',
        } as const,
      ]),
]

const checkIncrement = (entry: Entry, amount: Json): readonly Defect[] => {
  const { declared, field, path, place } = entry
  if (declared === undefined && !place.schema.additional_fields) return []
  const isNumeric = declared?.type === 'integer' || declared?.type === 'number'
  if (declared === undefined || !isNumeric || !declared.required) {
    const message = 'an increment needs a required field of kind integer or number'
    return [{ kind: 'increment_target_invalid', path, field, message }]
  }
  return checkAmount(declared, amount, `${path}.increment`, place)
}

const checkValue = (entry: Entry, value: Json, { isCreation }: Owner): readonly Defect[] => {
  const { path, field } = entry
  const assignment = assignmentOf(value)
  switch (assignment.form) {
    case 'conflict':
      return [{ kind: 'set_assignment_conflict', path, field }]
    case 'clear':
      return isCreation ? [{ kind: 'clear_on_create', path, field }] : checkClear(entry, assignment.flag)
    case 'increment':
      return isCreation ? [{ kind: 'increment_on_create', path, field }] : checkIncrement(entry, assignment.amount)
    case 'template': {
      const fault = checkTemplate(assignment.template, path, entry.place)
      return fault === undefined ? [] : [{ kind: 'invalid_template', ...fault }]
    }
  }
}

/** Each entry in name order: is the field known, then what its value asks for (K-132, K-135, K-139). */
export const checkSet = (
  owner: Owner,
  set: { readonly [field: string]: Json },
  path: string,
  place: Place,
): readonly Defect[] =>
  namesOf(set).flatMap((field): readonly Defect[] => {
    const declared = memberOf(place.schema.fields, field)
    const unknown = declared === undefined && !place.schema.additional_fields
    const entry = { field, declared, path: `${path}.${field}`, place }
    return [
      ...(unknown ? [{ kind: 'unknown_set_field', operation: owner.name, field } as const] : []),
      ...checkValue(entry, set[field] as Json, owner),
    ]
  })
