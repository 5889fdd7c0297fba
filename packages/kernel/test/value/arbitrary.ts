import fc from 'fast-check'
import { numberOfToken, type JsonNumber } from '../../src/value/exact-number.js'
import { isJsonArray, isJsonObject, setMember, type Json, type JsonObject } from '../../src/value/json.js'

/** How often a property is tried. */
export const runs = { numRuns: Number(process.env['ASSENT_RUNS'] ?? 1000) }

const digits = (maxLength: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength: 1, maxLength })
const whole = fc.oneof(
  fc.constant('0'),
  digits(22).map((text) => text.replace(/^0+(?=.)/, '')),
)
const fraction = fc.oneof(
  fc.constant(''),
  digits(12).map((text) => `.${text}`),
)
const exponent = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), fc.integer({ min: 0, max: 40 }))
      .map((parts) => parts.join('')),
  },
)

/** Number tokens of every shape, with exponents small enough to be written out. */
export const anyToken: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom('', '-'), whole, fraction, exponent)
  .map((parts) => parts.join(''))

export const anyNumber: fc.Arbitrary<JsonNumber> = anyToken.map(numberOfToken)

/** Well-formed text with every kind of character. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('a', '"', '\\', '/', '\n', '\u0000', '\u001f', '\u007f', '\u2028', 'é', '\ufffd', '😀'),
  }),
)

/** Names that a host object treats apart, among any others. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '2', '10', '01', '\ufffd', '😀'),
  anyText,
)

/** An object with these members, the last of two with the same name. */
export const objectOf = (members: readonly (readonly [string, Json])[]): JsonObject => {
  const object: { [name: string]: Json } = {}
  for (const [name, value] of members) setMember(object, name, value)
  return object
}

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json[]>(null, true, false),
    anyText,
    anyNumber,
    fc.array(tie('value'), { maxLength: 5 }),
    fc.array(fc.tuple(anyName, tie('value')), { maxLength: 5 }).map(objectOf),
  ),
}))

/** JSON values of every kind. */
export const anyJson: fc.Arbitrary<Json> = value

/** The same value with the members of every object written the other way round. */
export const reversed = (json: Json): Json => {
  if (isJsonArray(json)) return json.map(reversed)
  if (!isJsonObject(json)) return json
  return objectOf(
    Object.entries(json)
      .reverse()
      .map(([name, member]) => [name, reversed(member)]),
  )
}
