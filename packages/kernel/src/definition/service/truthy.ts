import { isJsonNumber } from '../../value/exact-number.js'
import type { Json } from '../../value/json.js'
import { isZero } from '../../value/source-number/compare-observations.js'
import { observeWire } from '../../value/source-number/observe.js'
import type { Truth } from '../../value/truth.js'

/** What a value says as a truth; a list or an object says nothing (SR-63). */
export const truthOf = (value: Json): Truth => {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return value !== '' && value !== 'false'
  if (!isJsonNumber(value)) return 'unknown'
  const observed = observeWire(value)
  return observed === undefined ? 'unknown' : !isZero(observed)
}
