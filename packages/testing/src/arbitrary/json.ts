import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import { name } from './name.js'
import { jsonNumber } from './number.js'
import { objectOf } from './object-of.js'
import { text } from './text.js'

const scalar = (): fc.Arbitrary<Json> =>
  fc.oneof(fc.constant(null), fc.boolean(), fc.integer({ min: 0, max: 9 }), jsonNumber(), text())

/**
 * Any JSON value, `depth` levels of lists and objects deep: exact numbers, text outside the basic plane, names such as
 * `__proto__`. It shrinks towards null.
 */
export const json = (depth = 2): fc.Arbitrary<Json> => {
  if (depth === 0) return scalar()
  const member = fc.tuple(name(), json(depth - 1))
  return fc.oneof(
    { weight: 3, arbitrary: scalar() },
    { weight: 1, arbitrary: fc.array(json(depth - 1), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.uniqueArray(member, { maxLength: 3, selector: ([own]) => own }).map(objectOf) },
  )
}
