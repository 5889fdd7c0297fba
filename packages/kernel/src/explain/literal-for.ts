import { isJsonArray, isJsonObject, type Json } from '../value/json.js'

/** A value with its texts changed, at every depth; the names of members are no texts. */
export const mapTexts = (value: Json, change: (text: string) => Json): Json => {
  if (typeof value === 'string') return change(value)
  if (value === null || typeof value !== 'object') return value
  if (isJsonArray(value)) return value.map((element) => mapTexts(element, change))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapTexts(member, change)]))
}

/** The operand that stands for a value as it is: text that starts with `$` gets another in front (K-73, K-97). */
export const literalFor = (value: Json): Json => mapTexts(value, (text) => (text.startsWith('$') ? `$${text}` : text))
