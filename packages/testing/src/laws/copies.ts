import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import { objectOf } from '../arbitrary/object-of.js'

/** A copy with the members of each object the other way round: the same value (K-21, K-233). */
export const reversed = (value: Json): Json => {
  if (isJsonArray(value)) return value.map(reversed)
  if (!isJsonObject(value)) return value
  return objectOf(
    Object.entries(value)
      .map(([name, member]) => [name, reversed(member)] as const)
      .reverse(),
  )
}

/** Writes to every object and list of a value, as a caller may once it was answered. */
export const scribbleOn = (value: Json): void => {
  if (isJsonArray(value)) {
    value.forEach(scribbleOn)
    ;(value as Json[]).push('scribbled')
  } else if (isJsonObject(value)) {
    Object.values(value).forEach(scribbleOn)
    Object.assign(value, { scribbled: true })
  }
}
