import { isJsonArray, isJsonNumber, isJsonObject, type Json } from '@assent/kernel'
import { nearInstant } from './instant.js'
import { nearNumber } from './number.js'

const nearText = (text: string): readonly string[] => [
  text,
  `${text}x`,
  `x${text}`,
  ...(text.length > 1 ? [[...text].slice(0, -1).join('')] : []),
  text === '' ? 'a' : '',
]

const beside = (value: Json): readonly Json[] => {
  if (isJsonNumber(value)) return nearNumber(value)
  if (typeof value === 'string') return nearText(value)
  return typeof value === 'boolean' ? [value, !value] : [value]
}

/** What contains a value, and what does not. */
const containersOf = (needle: Json): readonly Json[] => [
  [needle],
  [],
  ...(typeof needle === 'string' ? [...nearText(needle), `x${needle}x`, { [needle]: true }] : []),
]

const partsOf = (container: Json): readonly Json[] => {
  if (container === null || typeof container !== 'object') return beside(container)
  if (isJsonArray(container)) return [...container, ...container.slice(0, 1).flatMap(beside)]
  return isJsonObject(container) ? Object.keys(container) : []
}

/**
 * Values that answer a comparison with `value` in different ways. `first` says that the wanted values stand on the
 * left.
 */
export const nearValue = (operator: string, first: boolean, value: Json): readonly Json[] => {
  switch (operator) {
    case 'exists':
      return []
    case 'before':
    case 'after':
      return typeof value === 'string' ? nearInstant(value) : []
    case 'in':
      return first ? partsOf(value) : [[value], []]
    case 'contains':
      return first ? containersOf(value) : partsOf(value)
    default:
      return beside(value)
  }
}
