/**
 * Codecs: io-ts, as far as JSON has what its codecs describe, and the kinds that callers reason over. Each has a JSON
 * Schema. `number` takes what JSON spells otherwise than the host too, such as `1.0`, and no number that the host would
 * round.
 *
 * @example t.object({ id: t.string, startsAt: t.dateTime, location: t.optional(t.string) })
 */

// io-ts
export {
  array,
  boolean,
  brand,
  exact,
  failure,
  intersection,
  keyof,
  literal,
  nullType as null,
  readonly,
  readonlyArray,
  recursion,
  refinement,
  string,
  success,
  tuple,
  Type,
  union,
  unknown,
  UnknownArray,
  type Branded,
  type Mixed,
  type OutputOf,
  type TypeOf,
} from 'io-ts'

export { partial, record, strict, type, UnknownRecord } from './kinds/io-ts-objects.js'

// The kinds that callers reason over
export { dateTime } from './kinds/date-time.js'
export { json } from './kinds/json.js'
export { boundedNumber, integer, number, type Bounds } from './kinds/numbers.js'
export { boundedText, nonEmptyText } from './kinds/text.js'

// Objects
export { closed, object, type Fields, type ObjectCodec } from './kinds/object.js'
export { optional, type OptionalCodec } from './kinds/optional.js'

// What readers see
export { describe, withSchema } from './kinds/describe.js'
