import {
  isJsonArray,
  isJsonNumber,
  isJsonObject,
  memberOf,
  tokenOf,
  type FieldDocument,
  type FieldsDocument,
  type Json,
  type JsonNumber,
  type JsonObject,
} from '@assent/kernel'
import { faultsOfElements, faultsOfObject, unless, type Faults } from '../faults.js'
import { isBlankText, membersOf, namesOf } from '../names.js'
import { isKeyOf } from './map-key.js'
import { compareObservations, observeLiteral, observeWire } from './observation.js'
import { contentKeyOf } from './union.js'

const isAtLeast = (value: number, least: JsonNumber | null): boolean =>
  least === null || value >= Number(tokenOf(least))
const isAtMost = (value: number, most: JsonNumber | null): boolean => most === null || value <= Number(tokenOf(most))

const usesOnly = (text: string, alphabet: string | undefined): boolean =>
  alphabet === undefined || [...text].every((character) => [...alphabet].includes(character))

/** Its length, and beside that its alphabet (SR-30). */
const faultsOfText = ({ min_length, max_length, alphabet }: FieldDocument, text: string, path: string): Faults => {
  const { length } = [...text]
  return [
    ...unless(isAtLeast(length, min_length), path),
    ...unless(isAtMost(length, max_length), path),
    ...unless(usesOnly(text, alphabet), path),
  ]
}

/** The bounds are literals of the definition, the value came in; a number that is not observed has none (SR-29). */
const faultsOfNumber = ({ min, max }: FieldDocument, number: JsonNumber, path: string): Faults => {
  const observed = observeWire(tokenOf(number))
  if (observed === undefined) return [path]
  const [least, most] = [min, max].map((bound) => (bound === null ? undefined : observeLiteral(tokenOf(bound))))
  return [
    ...unless(least === undefined || compareObservations(observed, least) >= 0, path),
    ...unless(most === undefined || compareObservations(observed, most) <= 0, path),
  ]
}

/** A token without point and exponent, of 64 bits with a sign (SR-28). */
const isInteger = (value: Json): value is JsonNumber => {
  if (!isJsonNumber(value) || !/^-?[0-9]+$/.test(tokenOf(value))) return false
  const whole = BigInt(tokenOf(value))
  return whole >= -(2n ** 63n) && whole < 2n ** 63n
}

/** The key first, then the value that stands under it; both at one path (SR-23). */
const faultsOfMap = ({ key = 'string', items }: FieldDocument, map: JsonObject, path: string): Faults =>
  membersOf(map).flatMap(([name, value]) => [
    ...unless(isKeyOf[key](name), `${path}.${name}`),
    ...(items === null ? [] : faultsOfValue(items, value, `${path}.${name}`)),
  ])

/** The label decides what the payload must be (SR-25, SR-26). */
const faultsOfUnion = ({ tag = '', variants = {} }: FieldDocument, union: JsonObject, path: string): Faults => {
  const label = memberOf(union, tag)
  const variant = typeof label === 'string' ? memberOf(variants, label) : undefined
  if (variant === undefined) return [path]
  const content = contentKeyOf(tag)
  const payload = memberOf(union, content)
  return [
    ...namesOf(union)
      .filter((name) => name !== tag && name !== content)
      .map((name) => `${path}.${name}`),
    ...(payload === undefined
      ? unless(!variant.required, `${path}.${content}`)
      : faultsOfValue(variant, payload, `${path}.${content}`)),
  ]
}

/** The paths of everything wrong with a value under the service rules, in order (SR-22 to SR-32). */
export const faultsOfValue = (field: FieldDocument, value: Json, path: string): Faults => {
  switch (field.type) {
    case 'string':
      return typeof value === 'string' ? faultsOfText(field, value, path) : [path]
    case 'integer':
      return isInteger(value) ? faultsOfNumber(field, value, path) : [path]
    case 'number':
    case 'binary64':
      return isJsonNumber(value) ? faultsOfNumber(field, value, path) : [path]
    case 'boolean':
      return unless(typeof value === 'boolean', path)
    case 'enum':
      return unless(typeof value === 'string' && field.values.includes(value), path)
    case 'ref':
      return unless(typeof value === 'string' && !isBlankText(value), path)
    case 'array':
      return isJsonArray(value) ? faultsOfElements(faultsOfValue, field.items, value, path) : [path]
    case 'object':
      return isJsonObject(value)
        ? faultsOfServiceMembers(field.properties, field.additional_properties, value, path)
        : [path]
    case 'map':
      return isJsonObject(value) ? faultsOfMap(field, value, path) : [path]
    case 'union':
      return isJsonObject(value) ? faultsOfUnion(field, value, path) : [path]
    case 'json':
      return []
  }
}

/** Of the members of an object, all of them (K-47). */
export const faultsOfServiceMembers = (
  declared: FieldsDocument,
  isOpen: boolean,
  object: JsonObject,
  path: string,
): Faults => faultsOfObject(faultsOfValue, declared, isOpen, object, path)
