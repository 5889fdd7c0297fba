import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import { hostileNames } from './hostile-names.js'
import { objectOf } from './object-of.js'

const inReference = (text: string, from: string, to: string): string =>
  text.startsWith('$')
    ? text
        .split('.')
        .map((segment) => (segment === from ? to : segment))
        .join('.')
    : text

const renamed = (value: Json, from: string, to: string): Json => {
  if (typeof value === 'string') return value === from ? to : inReference(value, from, to)
  if (isJsonArray(value)) return value.map((element) => renamed(element, from, to))
  if (!isJsonObject(value)) return value
  return objectOf(Object.entries(value).map(([name, member]) => [name === from ? to : name, renamed(member, from, to)]))
}

// The names that it holds; of a reference, its segments.
const textsOf = (value: Json): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('$') ? value.split('.').slice(1) : [value]
  if (isJsonArray(value)) return value.flatMap(textsOf)
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([name, member]) => [name, ...textsOf(member)])
}

const isPlain = (text: string): boolean => /^[A-Za-z_]{1,20}$/.test(text) && !hostileNames.includes(text)

/**
 * The same value with one curious name replaced by a letter everywhere, in references too: a reader then sees that the
 * name did not matter. Each one has fewer curious names; the empty text stays, for nothing is shorter.
 */
export function* plainer(value: Json): Generator<Json> {
  const texts = new Set(textsOf(value))
  const letter = 'abcdefghijklmnopqrstuvwxyz'.split('').find((candidate) => !texts.has(candidate))
  if (letter === undefined) return
  for (const text of texts) if (text !== '' && !isPlain(text)) yield renamed(value, text, letter)
}
