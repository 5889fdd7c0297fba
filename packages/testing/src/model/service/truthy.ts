import type { Truth } from '@assent/kernel'
import { isZero, observeWire } from './observation.js'
import type { Seen } from './seen.js'

/** What `truthy` answers of a value; a number always comes through the wire door (SR-63). */
export const truthOf = (seen: Seen): Truth => {
  if (seen.kind === 'boolean') return seen.isTrue
  if (seen.kind === 'text') return seen.text !== '' && seen.text !== 'false'
  const observed = seen.kind === 'number' ? observeWire(seen.token) : undefined
  return observed === undefined ? 'unknown' : !isZero(observed)
}
