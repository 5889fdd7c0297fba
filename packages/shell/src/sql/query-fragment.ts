import { canonical, isJsonArray, isJsonNumber, isJsonObject, type Json, type JsonObject } from '@assent/kernel'

// A number may be spelled otherwise where it is stored, so that only its name tells something.
const fragmentsOfMember = (name: string, value: Json): readonly string[] => {
  const key = `${canonical(name)}:`
  if (isJsonNumber(value)) return [key]
  return isJsonArray(value) || isJsonObject(value) ? [key, ...fragmentsOf(value)] : [`${key}${canonical(value)}`]
}

const fragmentsOf = (value: Json): readonly string[] => {
  if (isJsonArray(value)) return value.flatMap(fragmentsOf)
  if (isJsonObject(value)) return Object.entries(value).flatMap(([name, part]) => fragmentsOfMember(name, part))
  return isJsonNumber(value) ? [] : [canonical(value)]
}

/**
 * The longest text that stands in the canonical text of every object that contains what is matched; empty where
 * there is none. Looking for it spares reading the rows that cannot match.
 */
export const queryFragment = (matching: JsonObject): string =>
  fragmentsOf(matching).reduce((longest, one) => (one.length > longest.length ? one : longest), '')
