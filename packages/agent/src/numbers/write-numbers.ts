import { isJsonArray, isJsonNumber, isJsonObject, tokenOf, setMember, type Json } from '@assent/kernel'
import { safeNumber } from './safe-number.js'

/** JSON whose numbers are all host numbers that no reader rounds. */
export type SafeJson = string | number | boolean | null | readonly SafeJson[] | { readonly [name: string]: SafeJson }

/**
 * A result for a transport that writes and reads JSON with host numbers: a number that would be rounded on the way is
 * the text of its digits. Everything else is as it was.
 *
 * @example writeNumbers({ amount: numberOf('9007199254740993') }) // { amount: '9007199254740993' }
 */
export const writeNumbers = (json: Json): SafeJson => {
  if (isJsonNumber(json)) return safeNumber(json) ?? tokenOf(json)
  if (isJsonArray(json)) return json.map(writeNumbers)
  if (!isJsonObject(json)) return json
  const written: { [name: string]: SafeJson } = {}
  for (const [name, value] of Object.entries(json)) setMember(written, name, writeNumbers(value))
  return written
}
