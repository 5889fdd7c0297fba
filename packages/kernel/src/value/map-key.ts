import { readInstant } from './instant.js'
import { isDecimalText } from './source-number/decimal-reading.js'
import { observeText } from './source-number/observe.js'

const signedRange = 2n ** 63n
const mostDigits = signedRange.toString().length

const integer = /^([+-]?)([0-9]+)$/

const isInteger = (text: string): boolean => {
  const match = integer.exec(text)
  if (match === null) return false
  const [, sign = '', digits = ''] = match
  const significant = digits.replace(/^0+/, '')
  if (significant.length > mostDigits) return false
  const magnitude = BigInt(significant)
  return sign === '-' ? magnitude <= signedRange : magnitude < signedRange
}

// Numbers with units, each pair after a `T` or not; in which order is not asked.
const duration = /^-?P(?:T?[0-9.]+[YMWDHS])+$/

const uuid = /^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$/

const base64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

/** What a key of each kind may spell (SR-23). */
const fits = {
  string: () => true,
  boolean: (text: string) => text === 'true' || text === 'false',
  integer: isInteger,
  decimal: (text: string) => isDecimalText(text) && observeText(text) !== undefined,
  timestamp: (text: string) => readInstant(text) !== undefined,
  duration: (text: string) => duration.test(text),
  uuid: (text: string) => uuid.test(text),
  bytes: (text: string) => base64.test(text),
} as const

/** Does a text spell a key of the kind? */
export const isMapKey = (kind: keyof typeof fits, text: string): boolean => fits[kind](text)
