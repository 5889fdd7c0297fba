import { isJsonArray, isJsonNumber, isJsonObject, setMember, tokenOf, type Json } from '@assent/kernel'
import type { JsonSchema } from '@assent/surface'
import { writeNumbers, type SafeJson } from '../numbers/write-numbers.js'

/** A JSON Schema, 2020-12, whose numbers are all host numbers: `JSON.stringify` writes it. */
export interface HostNumberSchema {
  readonly [keyword: string]: SafeJson
}

/** Keywords whose value is data, not a schema. */
const dataKeywords: readonly string[] = ['const', 'default', 'enum', 'examples']

// Only numbers up to here are let through as numbers, so that a bound beyond it bounds them no further.
const bound = (token: string): number =>
  Math.min(Math.max(Number(token), Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER)

const keyword = (name: string, value: Json): SafeJson => {
  if (dataKeywords.includes(name)) return writeNumbers(value)
  return name === 'properties' && isJsonObject(value)
    ? ofMembers(value, (_, schema) => written(schema))
    : written(value)
}

const ofMembers = (
  object: { readonly [name: string]: Json },
  write: (name: string, value: Json) => SafeJson,
): { readonly [name: string]: SafeJson } => {
  const copy: { [name: string]: SafeJson } = {}
  for (const [name, value] of Object.entries(object)) setMember(copy, name, write(name, value))
  return copy
}

const written = (schema: Json): SafeJson => {
  if (isJsonNumber(schema)) return bound(tokenOf(schema))
  if (isJsonArray(schema)) return schema.map(written)
  return isJsonObject(schema) ? ofMembers(schema, keyword) : schema
}

/**
 * A schema for a transport that writes JSON with host numbers: what is data in it is written as results are, and a
 * bound is never one that `JSON.stringify` would write as `null`.
 */
export const hostNumberSchema = (schema: JsonSchema): HostNumberSchema => ofMembers(schema, keyword)
