import type { FieldDocument } from '../document/document.js'
import { compareNumbers } from '../value/decimal.js'
import { isJsonNumber, tokenOf, type JsonNumber } from '../value/exact-number.js'
import { isInteger } from '../value/integer.js'
import { isBlank, lengthOf } from '../value/text.js'
import { asked, between } from './accepts.js'
import { wrongKind, type Judge } from './compiled-field.js'

/** A bound for the quick question; one that no host number spells is left to the exact comparison. */
export const hostBound = (bound: JsonNumber | null, none: number): number =>
  bound === null ? none : typeof bound === 'number' ? bound : Number.NaN

/** A text: its length in scalar values, the minimum before the maximum (K-28, K-47). */
export const compileString = ({ min_length, max_length }: FieldDocument): Judge => {
  if (min_length === null && max_length === null) {
    return {
      quick: between('text', 0, Infinity),
      check: (value, parent, segment, errors) => {
        if (typeof value !== 'string') wrongKind('string', value, parent, segment, errors)
      },
    }
  }
  const least = hostBound(min_length, 0)
  const most = hostBound(max_length, Infinity)
  return {
    quick: between('text', least, most),
    check: (value, parent, segment, errors) => {
      if (typeof value !== 'string') return wrongKind('string', value, parent, segment, errors)
      const length = lengthOf(value)
      if (min_length !== null && compareNumbers(length, min_length) < 0) {
        errors.add({ parent, segment }, `length ${length} is below the minimum ${tokenOf(min_length)}`)
      }
      if (max_length !== null && compareNumbers(length, max_length) > 0) {
        errors.add({ parent, segment }, `length ${length} is above the maximum ${tokenOf(max_length)}`)
      }
    },
  }
}

/** One text of a list, compared exactly (K-55). */
export const compileEnum = ({ values }: FieldDocument): Judge => {
  const admitted = new Set<unknown>(values)
  const words = values.map((value) => `\`${value}\``).join(', ')
  return {
    quick: asked((value) => admitted.has(value)),
    check: (value, parent, segment, errors) => {
      if (typeof value !== 'string') return wrongKind('enum string', value, parent, segment, errors)
      if (!admitted.has(value)) errors.add({ parent, segment }, `\`${value}\` is not one of ${words}`)
    },
  }
}

/** Any text that is not blank (K-54). */
export const ref: Judge = {
  quick: asked((value) => typeof value === 'string' && !isBlank(value)),
  check: (value, parent, segment, errors) => {
    if (typeof value !== 'string') return wrongKind('ref', value, parent, segment, errors)
    if (isBlank(value)) errors.add({ parent, segment }, 'a reference cannot be blank')
  },
}

/** A number: its kind, then the minimum, then the maximum, compared exactly (K-29, K-47, K-61). */
export const compileNumber = ({ type, min, max }: FieldDocument): Judge => {
  const integer = type === 'integer'
  const least = hostBound(min, -Infinity)
  const most = hostBound(max, Infinity)
  return {
    quick: between(type === 'integer' ? 'integer' : 'number', least, most),
    check: (value, parent, segment, errors) => {
      if (!isJsonNumber(value) || (integer && !isInteger(value))) return wrongKind(type, value, parent, segment, errors)
      if (min !== null && compareNumbers(value, min) < 0) {
        errors.add({ parent, segment }, `${tokenOf(value)} is below the minimum ${tokenOf(min)}`)
      }
      if (max !== null && compareNumbers(value, max) > 0) {
        errors.add({ parent, segment }, `${tokenOf(value)} is above the maximum ${tokenOf(max)}`)
      }
    },
  }
}

/** True or false. */
export const boolean: Judge = {
  quick: asked((value) => typeof value === 'boolean'),
  check: (value, parent, segment, errors) => {
    if (typeof value !== 'boolean') wrongKind('boolean', value, parent, segment, errors)
  },
}

/** Any value: whatever is JSON. */
export const anything: Judge = { quick: asked(() => true), check: () => undefined }
