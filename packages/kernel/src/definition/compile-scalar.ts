import type { FieldDocument } from '../document/document.js'
import { compareNumbers } from '../value/decimal.js'
import { isJsonNumber, tokenOf } from '../value/exact-number.js'
import { isInteger } from '../value/integer.js'
import { isBlank, lengthOf } from '../value/text.js'
import { wrongKind, type CheckValue } from './compiled-field.js'

/** A text: its length in scalar values, the minimum before the maximum (K-28, K-47). */
export const compileString = ({ min_length, max_length }: FieldDocument): CheckValue => {
  if (min_length === null && max_length === null) {
    return (value, parent, segment, errors) => {
      if (typeof value !== 'string') wrongKind('string', value, parent, segment, errors)
    }
  }
  return (value, parent, segment, errors) => {
    if (typeof value !== 'string') return wrongKind('string', value, parent, segment, errors)
    const length = lengthOf(value)
    if (min_length !== null && compareNumbers(length, min_length) < 0) {
      errors.add({ parent, segment }, `length ${length} is below the minimum ${tokenOf(min_length)}`)
    }
    if (max_length !== null && compareNumbers(length, max_length) > 0) {
      errors.add({ parent, segment }, `length ${length} is above the maximum ${tokenOf(max_length)}`)
    }
  }
}

/** One text of a list, compared exactly (K-55). */
export const compileEnum = ({ values }: FieldDocument): CheckValue => {
  const admitted = new Set(values)
  const words = values.map((value) => `\`${value}\``).join(', ')
  return (value, parent, segment, errors) => {
    if (typeof value !== 'string') return wrongKind('enum string', value, parent, segment, errors)
    if (!admitted.has(value)) errors.add({ parent, segment }, `\`${value}\` is not one of ${words}`)
  }
}

/** Any text that is not blank (K-54). */
export const checkRef: CheckValue = (value, parent, segment, errors) => {
  if (typeof value !== 'string') return wrongKind('ref', value, parent, segment, errors)
  if (isBlank(value)) errors.add({ parent, segment }, 'a reference cannot be blank')
}

/** A number: its kind, then the minimum, then the maximum, compared exactly (K-29, K-47, K-61). */
export const compileNumber = ({ type, min, max }: FieldDocument): CheckValue => {
  const integer = type === 'integer'
  return (value, parent, segment, errors) => {
    if (!isJsonNumber(value) || (integer && !isInteger(value))) return wrongKind(type, value, parent, segment, errors)
    if (min !== null && compareNumbers(value, min) < 0) {
      errors.add({ parent, segment }, `${tokenOf(value)} is below the minimum ${tokenOf(min)}`)
    }
    if (max !== null && compareNumbers(value, max) > 0) {
      errors.add({ parent, segment }, `${tokenOf(value)} is above the maximum ${tokenOf(max)}`)
    }
  }
}
