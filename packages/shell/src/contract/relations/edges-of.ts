import { isJsonArray, memberOf, type Json, type JsonObject } from '@assent/kernel'

const isText = (value: Json): value is string => typeof value === 'string'

/** The ids that a field holds: one, a list of them, or none. */
export const edgesOf = (fields: JsonObject, field: string): readonly string[] => {
  const value = memberOf<Json>(fields, field)
  if (value === undefined) return []
  return isJsonArray(value) ? value.filter(isText) : [value].filter(isText)
}
