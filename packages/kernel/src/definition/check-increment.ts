import type { FieldDocument, FieldsDocument } from '../document/document.js'
import { isJsonNumber } from '../value/exact-number.js'
import { isInteger } from '../value/integer.js'
import { memberOf, type Json } from '../value/json.js'
import { checkReference, schemaOf } from './check-reference.js'
import type { Defect } from './defect.js'
import type { Place } from './place.js'
import { isReference, parseReference, type Reference } from './reference.js'

/** The fields on the way of a path, each an own declared one, or nothing where one is not declared. */
const fieldsAlong = (
  [segment, ...rest]: readonly string[],
  fields: FieldsDocument,
): readonly FieldDocument[] | undefined => {
  if (segment === undefined) return []
  const field = memberOf(fields, segment)
  if (field === undefined) return undefined
  const inner = fieldsAlong(rest, field.properties)
  return inner === undefined ? undefined : [field, ...inner]
}

/** Is a number of the target's kind always there when the reference is read (K-140)? */
const alwaysGives = (reference: Reference, place: Place, kinds: readonly string[]): boolean => {
  if (reference.root === 'version') return true
  const along = fieldsAlong(reference.path, schemaOf(reference, place).fields) ?? []
  const last = along.at(-1)
  if (last === undefined) return false
  const isArgument = reference.root === 'args'
  const always = along.every((field) => field.required || (isArgument && field.default !== undefined))
  return always && along.slice(0, -1).every((field) => field.type === 'object') && kinds.includes(last.type)
}

const wordsOf = ({ type }: FieldDocument): string => (type === 'integer' ? 'an integer' : 'a number')

const faultOfNumber = (target: FieldDocument, amount: Json): string | undefined => {
  const fits = isJsonNumber(amount) && (target.type === 'number' || isInteger(amount))
  return fits ? undefined : `the amount must be ${wordsOf(target)}, or a reference that always gives one`
}

/** The amount of an increment whose target is good (K-140). */
export const checkAmount = (target: FieldDocument, amount: Json, path: string, place: Place): readonly Defect[] => {
  if (typeof amount !== 'string' || !isReference(amount)) {
    const message = faultOfNumber(target, amount)
    return message === undefined ? [] : [{ kind: 'increment_amount_invalid', path, message }]
  }
  const fault = checkReference(amount, place)
  if (fault !== undefined) return [{ kind: 'invalid_template', path, message: fault }]
  const reference = parseReference(amount)
  const kinds = target.type === 'integer' ? ['integer'] : ['integer', 'number']
  if (reference !== undefined && alwaysGives(reference, place, kinds)) return []
  const message = `\`${amount}\` does not always give ${wordsOf(target)}`
  return [{ kind: 'increment_amount_invalid', path, message }]
}
