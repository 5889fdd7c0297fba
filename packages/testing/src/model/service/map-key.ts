import type { MapKey } from '@assent/kernel'
import { isInstant } from '../instant.js'
import { observeLiteral } from './observation.js'

/** Is it a whole number of 64 bits, with a sign or without? */
const isLong = (value: bigint): boolean => value >= -(2n ** 63n) && value < 2n ** 63n

/** A pattern, whole, and what else holds where the text fits it. */
const fits =
  (pattern: RegExp, holds: (text: string) => boolean = () => true) =>
  (text: string): boolean =>
    pattern.test(text) && holds(text)

/** Whether a key's text is of its kind (SR-23). */
export const isKeyOf: { readonly [kind in MapKey]: (text: string) => boolean } = {
  string: () => true,
  boolean: fits(/^(?:true|false)$/),
  integer: fits(/^[+-]?[0-9]+$/, (text) => isLong(BigInt(text.replace('+', '')))),
  decimal: (text) => observeLiteral(text) !== undefined,
  timestamp: isInstant,
  duration: fits(/^-?P(?:T?[0-9.]+[YMWDHS])+$/),
  uuid: fits(/^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/),
  bytes: fits(/^[A-Za-z0-9+/]+={0,2}$/, (text) => text.length % 4 === 0),
}
