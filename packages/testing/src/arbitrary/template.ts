import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import fc from 'fast-check'
import { json } from './json.js'
import { name } from './name.js'
import { objectOf } from './object-of.js'
import type { Scope } from './scope.js'

/**
 * The template, or operand, that stands for a value as it is: text that starts with `$` gets another in front (K-73).
 */
export const literal = (value: Json): Json => {
  if (typeof value === 'string') return value.startsWith('$') ? `$${value}` : value
  if (isJsonArray(value)) return value.map(literal)
  return isJsonObject(value) ? objectOf(Object.entries(value).map(([own, member]) => [own, literal(member)])) : value
}

const members = (inner: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.uniqueArray(fc.tuple(name(), inner), { maxLength: 3, selector: ([own]) => own }).map(objectOf)

const literals = json(0).map(literal)

/** A template, or an operand, with literals and references of the scope, `depth` levels deep. */
export const template = (scope: Scope, depth = 1): fc.Arbitrary<Json> => {
  const leaf = fc.oneof(literals, scope.expression)
  if (depth === 0) return leaf
  const inner = template(scope, depth - 1)
  return fc.oneof({ weight: 2, arbitrary: leaf }, fc.array(inner, { maxLength: 2 }), members(inner))
}
