import {
  canonical,
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  setMember,
  tokenOf,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import { heldNumber } from './held-number.js'

// In canonical text: what jsonb may not hold. Where nothing of it occurs, the text is sent as it is.
const suspicious = /\\u0000|\d[eE][+-]?\d{4}|\d{1000}/

const isHeld = (text: string): boolean => !text.includes('\0')

const heldOf = (value: Json): Json | undefined => {
  if (typeof value === 'string') return isHeld(value) ? value : undefined
  if (isJsonNumber(value)) return heldNumber(tokenOf(value))
  if (isJsonArray(value)) return value.map(heldOf).filter((part) => part !== undefined)
  return isJsonObject(value) ? heldMembers(value) : value
}

const heldMembers = (object: JsonObject): JsonObject => {
  const held: { [name: string]: Json } = {}
  for (const [name, value] of Object.entries(object)) {
    const part = isHeld(name) ? heldOf(value) : undefined
    if (part !== undefined) setMember(held, name, part)
  }
  return held
}

/**
 * Fields, or what is looked for in them, as text that becomes `jsonb`: U+0000 and numbers beyond its range are left
 * out, member by member and element by element. What is left out of both sides alike keeps containment: the rows that
 * are found are all that match, and perhaps some that do not. `text` is the canonical text of the value.
 */
export const prefilterText = (value: JsonObject, text: string): string =>
  suspicious.test(text) ? canonical(heldMembers(value)) : text
