import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { FieldKind } from '../../document/document.js'
import type { ValidationRefusal } from '../../refusal.js'
import { isJsonNumber, tokenOf, type JsonNumber } from '../../value/exact-number.js'
import { isJsonArray, isJsonObject, type Json, type JsonArray, type JsonObject } from '../../value/json.js'
import { exactText } from '../../value/source-number/exact-text.js'
import { observeWire } from '../../value/source-number/observe.js'
import { namesOf } from '../../value/text.js'
import { toJson } from '../../value/to-json.js'
import { canonical } from '../../value/write-json.js'

/** Why a value has no storage address (SR-88). A value, told apart by `kind`. */
export type AddressError =
  /** Of a `json` field there is none. */
  | { readonly kind: 'kind_not_addressable'; readonly field_kind: FieldKind }
  | { readonly kind: 'value_not_of_kind'; readonly field_kind: FieldKind; readonly found: AddressedShape }
  /** A number, at any depth, that no binary64 holds. */
  | { readonly kind: 'number_outside_source_domain'; readonly token: string }
  /** A null inside a list or an object. */
  | { readonly kind: 'null_in_composite' }

/** What was found in the place of a value of the kind. */
export type AddressedShape = 'null' | 'a boolean' | 'a number' | 'a string' | 'a list' | 'a mapping'

const shapeOf = (value: Json): AddressedShape => {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'a boolean'
  if (typeof value === 'string') return 'a string'
  if (isJsonNumber(value)) return 'a number'
  return isJsonArray(value) ? 'a list' : 'a mapping'
}

const shapes: { readonly [kind in FieldKind]: AddressedShape | undefined } = {
  string: 'a string',
  enum: 'a string',
  ref: 'a string',
  integer: 'a number',
  number: 'a number',
  binary64: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'a mapping',
  map: 'a mapping',
  union: 'a mapping',
  json: undefined,
}

type Written = Either<AddressError, string>

const writeNumber = (number: JsonNumber): Written => {
  const observed = observeWire(number)
  return observed === undefined
    ? left({ kind: 'number_outside_source_domain', token: tokenOf(number) })
    : right(exactText(observed))
}

const writeList = (list: JsonArray): Written => {
  const elements: string[] = []
  for (const element of list) {
    const written = write(element)
    if (isLeft(written)) return written
    elements.push(written.right)
  }
  return right(`[${elements.join(',')}]`)
}

const writeMapping = (object: JsonObject): Written => {
  const members: string[] = []
  for (const name of namesOf(object)) {
    const written = write(object[name] as Json)
    if (isLeft(written)) return written
    members.push(`${canonical(name)}:${written.right}`)
  }
  return right(`{${members.join(',')}}`)
}

/** Canonical JSON, but for its numbers: those are their exact texts (SR-86). */
const write = (value: Json): Written => {
  if (value === null) return left({ kind: 'null_in_composite' })
  if (isJsonNumber(value)) return writeNumber(value)
  if (isJsonArray(value)) return writeList(value)
  return isJsonObject(value) ? writeMapping(value) : right(canonical(value))
}

/** The address of a value that is the kernel's own copy. */
export const storageAddress = (kind: FieldKind, value: Json): Either<AddressError, string> => {
  const expected = shapes[kind]
  if (expected === undefined) return left({ kind: 'kind_not_addressable', field_kind: kind })
  const found = shapeOf(value)
  if (found !== expected) return left({ kind: 'value_not_of_kind', field_kind: kind, found })
  return typeof value === 'string' ? right(`s:${value}`) : write(value)
}

/**
 * The storage address of a logical identity: the `id` of the instance that a service definition keeps for it (SR-85 to
 * SR-90). Equal observed values share one address; of one kind, others never do. Only the outermost shape of the value
 * is held against the kind: this validates nothing.
 *
 * @param value any JSON value; neither kept nor changed
 * @returns never a blank text; or an `AddressError`, or `validation` at `value` for what JSON cannot say
 * @example
 * address('string', 'H-7') // 's:H-7'
 * address('number', numberOf('2.50')) // '2.5'
 */
export const address = (kind: FieldKind, value: unknown): Either<AddressError | ValidationRefusal, string> => {
  const json = toJson(value, 'value')
  return isLeft(json) ? json : storageAddress(kind, json.right)
}

/** An `AddressError` as a sentence for people. */
export const describeAddressError = (error: AddressError): string => {
  switch (error.kind) {
    case 'kind_not_addressable':
      return `a value of kind ${error.field_kind} has no address`
    case 'value_not_of_kind':
      return `${error.found} is no value of kind ${error.field_kind}`
    case 'number_outside_source_domain':
      return `no binary64 holds the number ${error.token}`
    case 'null_in_composite':
      return 'a null inside a list or an object has no address'
  }
}
