import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'

/** Every text inside a condition or a template. */
export const textsIn = (value: Json): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  if (isJsonArray(value)) return value.flatMap(textsIn)
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : []
}
