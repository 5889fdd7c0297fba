import { toJson, type Json, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { faultsOf, type ValueFaults } from './faults.js'
import { forbiddenNames } from './forbidden-names.js'
import { withoutUndefined } from './without-undefined.js'

// Below a root without a name, every path of a member starts with the sign that parts it from its holder.
const withoutRoot = ({ path, message }: ValueError): ValueError => ({ path: path.replace(/^\./, ''), message })

/**
 * Any value at all as plain JSON, a copy that shares nothing with it, or its faults by their paths (known fault 14). A
 * member that is `undefined` is absent. What JSON cannot say is refused and never coerced: see `toJson` of the kernel.
 */
export const readPlain = (value: unknown): Either<ValueFaults, Json> => {
  const json = toJson(withoutUndefined(value), '')
  if (isLeft(json)) {
    const { errors, more } = json.left
    return left({ ...faultsOf(errors.map(withoutRoot)), ...(more === undefined ? {} : { more }) })
  }
  const forbidden = forbiddenNames(json.right)
  return forbidden.length > 0 ? left(faultsOf(forbidden)) : right(json.right)
}
