import {
  canonical,
  isJsonNumber,
  kindOf,
  tokenOf,
  type FieldDocument,
  type Json,
  type JsonNumber,
} from '@assent/kernel'
import type { Hints } from './hints.js'
import { hintedValues } from './near/hinted-values.js'
import { nearNumber, wholeBeside } from './near/number.js'
import { inside, type Place } from './reference.js'
import { membersOf } from './members-of.js'
import type { Facts } from './resolve.js'
import { mapsOf, textsOver, unionsOf } from './service/service-candidates.js'

/** What candidate values are made from. */
export interface Suggestions {
  readonly hints: Hints
  readonly facts: Facts
  /** The most values of one place. */
  readonly limit: number
  /** Notes that there were more. */
  readonly cut: () => void
}

// A longer text than that is not worth its length: what it shows, its bound says.
const longestText = 2000

const textOf = (length: number): readonly string[] => (length < 0 || length > longestText ? [] : ['a'.repeat(length)])

const boundOf = (bound: JsonNumber | null): number | undefined => (bound === null ? undefined : Number(tokenOf(bound)))

const textsOf = ({ min_length, max_length }: FieldDocument): readonly string[] => {
  const [least, most] = [boundOf(min_length), boundOf(max_length)]
  const ordinary = Math.min(Math.max(least ?? 0, 1), most ?? longestText)
  const bounds = [...(least === undefined ? [0] : [least, least - 1]), ...(most === undefined ? [] : [most, most + 1])]
  return [...textOf(ordinary), 'b', ...bounds.flatMap(textOf)]
}

const numbersOf = ({ type, min, max }: FieldDocument): readonly JsonNumber[] => {
  const bounds = [min, max].filter((bound) => bound !== null)
  const near = bounds.flatMap((bound) => [...(type === 'integer' ? wholeBeside(bound) : []), ...nearNumber(bound)])
  return [1, 0, ...near, 2, -1]
}

const listsOf = (field: FieldDocument, place: Place, suggestions: Suggestions): readonly Json[] => {
  if (field.items === null) return [[]]
  const elements = candidatesOf(field.items, inside(place, '[]'), suggestions)
  return [elements.slice(0, 1), [], elements.slice(0, 2), ...elements.slice(1, 3).map((element) => [element])]
}

/** Objects: with every member, with none that may be left out, and each member changed alone. */
const objectsOf = (
  { properties }: Pick<FieldDocument, 'properties'>,
  place: Place,
  suggestions: Suggestions,
): readonly Json[] => {
  const declared = Object.keys(properties)
  const names = [...new Set([...declared, ...membersOf(place, suggestions.hints)])]
  const choices = names.map((name) => {
    const member = Object.hasOwn(properties, name) ? properties[name] : undefined
    return {
      name,
      values:
        member === undefined
          ? looseValues(inside(place, name), suggestions)
          : candidatesOf(member, inside(place, name), suggestions),
    }
  })
  const whole = Object.fromEntries(
    choices.flatMap(({ name, values }) => values.slice(0, 1).map((value) => [name, value])),
  )
  const needed = Object.fromEntries(Object.entries(whole).filter(([name]) => properties[name]?.required === true))
  const changed = choices.flatMap(({ name, values }) => values.slice(1).map((value) => ({ ...whole, [name]: value })))
  return [whole, needed, ...changed, {}]
}

/** Values of a place of which nothing is declared. */
export const looseValues = (place: Place, suggestions: Suggestions): readonly Json[] => {
  const hinted = hintedValues(suggestions.hints.get(place) ?? [], suggestions.facts)
  const members = membersOf(place, suggestions.hints)
  const objects = members.length === 0 ? [] : objectsOf({ properties: {} }, place, suggestions)
  return distinct([...objects, ...hinted, 'a', 1, true, null, [], {}], suggestions)
}

const ownValues = (field: FieldDocument, place: Place, suggestions: Suggestions): readonly Json[] => {
  switch (field.type) {
    case 'string':
      return field.alphabet === undefined ? textsOf(field) : textsOver(field.alphabet, textsOf(field))
    case 'integer':
    case 'number':
    case 'binary64':
      return numbersOf(field)
    case 'map':
      return mapsOf(field, (inner) => candidatesOf(inner, inside(place, '[]'), suggestions))
    case 'union':
      return unionsOf(field, (inner) => candidatesOf(inner, inside(place, '|'), suggestions))
    case 'boolean':
      return [true, false]
    case 'enum':
      return [...field.values, `no ${field.values[0] ?? 'value'}`]
    case 'ref':
      return ['a', 'b', ' ']
    case 'array':
      return listsOf(field, place, suggestions)
    case 'object':
      return objectsOf(field, place, suggestions)
    default:
      return looseValues(place, suggestions)
  }
}

const jsonKindOf = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  enum: 'string',
  ref: 'string',
  array: 'array',
  object: 'object',
  binary64: 'number',
  map: 'object',
  union: 'object',
}

const isOfKind = (field: FieldDocument, value: Json): boolean =>
  field.type === 'json' || jsonKindOf[field.type] === kindOf(value)

/** The values without repeats, the first so many of them. */
const distinct = (values: readonly Json[], { limit, cut }: Suggestions): readonly Json[] => {
  const byText = new Map(values.map((value) => [canonical(value), value]))
  if (byText.size > limit) cut()
  return [...byText.values()].slice(0, limit)
}

/**
 * Values that make a difference in a field: an ordinary one first, then those near what conditions compare it with,
 * then those at the bounds of the field itself; some of the last the field refuses.
 */
export const candidatesOf = (field: FieldDocument, place: Place, suggestions: Suggestions): readonly Json[] => {
  const hints = suggestions.hints.get(place) ?? []
  const hinted = hintedValues(hints, suggestions.facts).filter((value) => isOfKind(field, value))
  const whole = field.type === 'integer' ? hinted.filter(isJsonNumber).flatMap(wholeBeside) : []
  const own = ownValues(field, place, suggestions)
  const declared = field.default === undefined ? [] : [field.default]
  // An instant is more ordinary than a text where instants are compared.
  const isCompared = hints.some(({ operator }) => operator === 'before' || operator === 'after')
  const values = isCompared
    ? [...declared, ...hinted, ...own]
    : [...declared, ...own.slice(0, 1), ...hinted, ...whole, ...own]
  return distinct(values, suggestions)
}
