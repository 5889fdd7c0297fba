import type { AuthoredField, AuthoredFields } from './authored.js'
import { integerRange } from './bounded-number.js'

const isIntegerPossible = (field: AuthoredField): boolean => {
  const [least, most] = integerRange(field)
  return least <= most
}

/** A member that has to be given: nothing else fills it. */
export const isGiven = ({ required, default: filled }: AuthoredField): boolean =>
  required === true && filled === undefined

/**
 * Is there a value that the field accepts? Bounds between two integers, and a member that must be there and is not
 * possible itself, leave none.
 */
export const isPossible = (field: AuthoredField): boolean => {
  if (field.type === 'integer') return isIntegerPossible(field)
  if (field.type === 'union') return Object.values(field.variants ?? {}).some(isPossible)
  return field.type !== 'object' || arePossible(field.properties)
}

/** Is there a value for each member that has to be given? */
export const arePossible = (fields: AuthoredFields = {}): boolean =>
  Object.values(fields).every((field) => !isGiven(field) || isPossible(field))
