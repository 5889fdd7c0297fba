import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import { name } from './name.js'
import { jsonNumber } from './number.js'
import { objectOf } from './object-of.js'
import { text } from './text.js'

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer({ min: 0, max: 9 }),
  jsonNumber(),
  text(),
)

const nest = (inner: fc.Arbitrary<Json>): fc.Arbitrary<Json> => {
  const members = fc.uniqueArray(fc.tuple(name(), inner), { maxLength: 3, selector: ([own]) => own })
  return fc.oneof(
    { weight: 3, arbitrary: scalar },
    { weight: 1, arbitrary: fc.array(inner, { maxLength: 3 }) },
    { weight: 1, arbitrary: members.map(objectOf) },
  )
}

const shallow = [scalar, nest(scalar), nest(nest(scalar))]

/**
 * Any JSON value, `depth` levels of lists and objects deep: exact numbers, text outside the basic plane, names such as
 * `__proto__`. It shrinks towards null.
 */
export const json = (depth = 2): fc.Arbitrary<Json> => shallow[depth] ?? nest(json(depth - 1))
