import { isJsonArray, isJsonObject, setMember, type Json, type JsonObject } from '@assent/kernel'
import { objectMember, type JsonSchema } from './json-schema.js'

/** A schema that may stand inside another, and the definitions that it needs at the root of that. */
export interface Relocated {
  readonly schema: JsonSchema
  readonly definitions: JsonObject
}

// These hold data, in which `$ref` is a name like any other.
const data: ReadonlySet<string> = new Set(['const', 'enum', 'default', 'examples'])

/** The same schema with its references changed. */
export const withReferences = (value: Json, change: (reference: string) => string): Json => {
  if (isJsonArray(value)) return value.map((element) => withReferences(element, change))
  if (!isJsonObject(value)) return value
  const copy: { [name: string]: Json } = {}
  for (const [name, member] of Object.entries(value)) {
    const changed = name === '$ref' && typeof member === 'string' ? change(member) : undefined
    setMember(copy, name, changed ?? (data.has(name) ? member : withReferences(member, change)))
  }
  return copy
}

/** A name that no definition of the schema has. */
const freeName = (name: string, definitions: JsonObject): string =>
  Object.hasOwn(definitions, name) ? freeName(`${name}_`, definitions) : name

/**
 * Makes a root schema fit to stand inside another: references to its root or into it would point at the outer one. They
 * point at a definition of its own name then.
 */
export const relocate = (root: JsonSchema, wanted: string): Relocated => {
  const name = freeName(wanted, objectMember(root, '$defs'))
  const names = new Set<string>()
  const change = (reference: string): string => {
    if (!reference.startsWith('#') || reference.startsWith('#/$defs/')) return reference
    names.add(name)
    return `#/$defs/${name}${reference.slice(1)}`
  }
  const { $defs: _definitions, ...body } = root
  const schema = withReferences(body, change) as JsonSchema
  const definitions = withReferences(objectMember(root, '$defs'), change) as JsonObject
  return { schema, definitions: names.has(name) ? { ...definitions, [name]: schema } : definitions }
}

/** Definitions as the member of a root, where there are any. */
export const withDefinitions = (definitions: JsonObject): JsonObject =>
  Object.keys(definitions).length === 0 ? {} : { $defs: definitions }
