import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  tokenOf,
  type FieldKind,
  type Json,
  type JsonNumber,
} from '@assent/kernel'
import { membersOf } from '../names.js'
import { exactText, observeWire } from './observation.js'

/** The address of a value, or the kind of the error that says why it has none (SR-88). */
export type PlainAddress = { readonly address: string } | { readonly error: string }

const notOfKind: PlainAddress = { error: 'value_not_of_kind' }

const escapes: { readonly [character: string]: string } = {
  '"': '\\"',
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/** A text between quotes, escaped where SR-86 says so and nowhere else. */
const quoted = (text: string): string => {
  const escaped = [...text].map((character) => {
    const code = character.codePointAt(0) ?? 0
    return escapes[character] ?? (code < 0x20 ? `\\u${code.toString(16).padStart(4, '0')}` : character)
  })
  return `"${escaped.join('')}"`
}

const addressOfNumber = (number: JsonNumber): PlainAddress => {
  const observed = observeWire(tokenOf(number))
  return observed === undefined ? { error: 'number_outside_source_domain' } : { address: exactText(observed) }
}

/** Written parts between brackets, or the first error of one. */
const joined = (parts: readonly PlainAddress[], open: string, close: string): PlainAddress => {
  const failed = parts.find((part) => 'error' in part)
  if (failed !== undefined) return failed
  return { address: open + parts.map((part) => ('address' in part ? part.address : '')).join(',') + close }
}

const prefixed = (prefix: string, part: PlainAddress): PlainAddress =>
  'address' in part ? { address: prefix + part.address } : part

/** Canonical JSON, its numbers as they are observed (SR-86). */
const writtenPart = (value: Json): PlainAddress => {
  if (value === null) return { error: 'null_in_composite' }
  if (typeof value === 'boolean') return { address: String(value) }
  if (typeof value === 'string') return { address: quoted(value) }
  if (isJsonNumber(value)) return addressOfNumber(value)
  if (isJsonArray(value)) return joined(value.map(writtenPart), '[', ']')
  if (!isJsonObject(value)) return notOfKind
  const members = membersOf(value).map(([name, member]) => prefixed(`${quoted(name)}:`, writtenPart(member)))
  return joined(members, '{', '}')
}

/** The storage address of a value of a kind; only its outermost shape is looked at (SR-85, SR-87). */
export const addressOf = (kind: FieldKind, value: Json): PlainAddress => {
  switch (kind) {
    case 'string':
    case 'enum':
    case 'ref':
      return typeof value === 'string' ? { address: `s:${value}` } : notOfKind
    case 'integer':
    case 'number':
    case 'binary64':
      return isJsonNumber(value) ? addressOfNumber(value) : notOfKind
    case 'boolean':
      return typeof value === 'boolean' ? { address: String(value) } : notOfKind
    case 'array':
      return isJsonArray(value) ? writtenPart(value) : notOfKind
    case 'object':
    case 'map':
    case 'union':
      return isJsonObject(value) ? writtenPart(value) : notOfKind
    case 'json':
      return { error: 'kind_not_addressable' }
  }
}
