import { ExactNumber, tokenOf } from './exact-number.js'
import { isJsonArray, type Json, type JsonArray, type JsonObject } from './json.js'
import { namesOf } from './text.js'

/** What stands between the parts of a value: one level of indentation, and what follows a member's name. */
interface Layout {
  readonly indentation: string
  readonly colon: string
}

const compact: Layout = { indentation: '', colon: ':' }

const escaped = /["\\\u0000-\u001f]/

// The host escapes text as K-201 does; asking first is quicker, since most text needs no escape.
const writeText = (text: string): string => (escaped.test(text) ? JSON.stringify(text) : `"${text}"`)

/** `margin` is the line break and indentation before the closing bracket; both are empty in compact text. */
const writeArray = (array: JsonArray, layout: Layout, margin: string): string => {
  if (array.length === 0) return '[]'
  const inner = margin + layout.indentation
  let text = ''
  for (const element of array) text += `${text === '' ? '[' : ','}${inner}${write(element, layout, inner)}`
  return `${text}${margin}]`
}

const writeObject = (object: JsonObject, layout: Layout, margin: string): string => {
  const inner = margin + layout.indentation
  let text = ''
  for (const name of namesOf(object)) {
    const member = write(object[name] as Json, layout, inner)
    text += `${text === '' ? '{' : ','}${inner}${writeText(name)}${layout.colon}${member}`
  }
  return text === '' ? '{}' : `${text}${margin}}`
}

/**
 * JSON, or a document whose type names its members: an instance, an event, a record, a refusal. In memory all are
 * their JSON.
 */
type JsonDocument = Json | object

const write = (value: Json, layout: Layout, margin: string): string => {
  if (typeof value === 'string') return writeText(value)
  if (typeof value === 'number') return tokenOf(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (ExactNumber.is(value)) return value.token
  return isJsonArray(value) ? writeArray(value, layout, margin) : writeObject(value, layout, margin)
}

/**
 * JSON text with members in name order at every depth and numbers by token (K-202).
 * `indent` is the number of spaces per level; 0 writes one line without white space, the same as `canonical`.
 */
export const stringify = (value: JsonDocument, indent = 0): string =>
  indent > 0
    ? write(value as Json, { indentation: ' '.repeat(indent), colon: ': ' }, '\n')
    : write(value as Json, compact, '')

/**
 * The canonical text of a value; its UTF-8 encoding is the canonical bytes that records, requests and batches are
 * compared by (K-201, K-202).
 *
 * @example canonical({ b: 1, a: [true, null] }) // {"a":[true,null],"b":1}
 */
export const canonical = (value: JsonDocument): string => write(value as Json, compact, '')
