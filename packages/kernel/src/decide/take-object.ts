import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledMembers } from '../definition/compile-members.js'
import { defaultLimits } from '../limits.js'
import type { ValidationRefusal } from '../refusal.js'
import { copyPlainMembers, doubtful } from '../value/copy-plain.js'
import { deepestValue } from '../value/depth.js'
import { isJsonObject, kindOf, type JsonObject } from '../value/json.js'
import { toJson } from '../value/to-json.js'
import { ErrorList } from '../value/value-errors.js'
import { invalid } from './refusals.js'

const valueLimits = { ...defaultLimits, depth: deepestValue }

/** A copy of an object that its schema accepts as it stands, or nothing where it needs the closer look. */
export const takeAccepted = (
  value: unknown,
  schema: CompiledMembers,
  when: 'unfilled' | 'filled',
): JsonObject | undefined => {
  try {
    const copy = copyPlainMembers(value, deepestValue)
    return copy !== doubtful && schema.accepts(copy, when) ? copy : undefined
  } catch {
    // Reading plain data throws nothing: a Proxy of the caller's stands somewhere, and the closer look says so.
    return undefined
  }
}

/**
 * Takes creation fields or arguments from the caller: a copy as plain JSON, an object, defaults, then every error
 * (K-44 to K-53).
 */
export const takeObject = (
  value: unknown,
  root: string,
  schema: CompiledMembers,
): Either<ValidationRefusal, JsonObject> => {
  const accepted = takeAccepted(value, schema, 'unfilled')
  if (accepted !== undefined) return right(schema.fill(accepted))
  const json = toJson(value, root, valueLimits)
  if (isLeft(json)) return json
  if (!isJsonObject(json.right)) return left(invalid(root, `expected an object, found ${kindOf(json.right)}`))
  const filled = schema.fill(json.right)
  const refusal = checkObject(filled, root, schema)
  return refusal === undefined ? right(filled) : left(refusal)
}

/** Every error of an object that is filled already, or nothing. */
export const checkObject = (
  object: JsonObject,
  root: string,
  schema: CompiledMembers,
): ValidationRefusal | undefined => {
  if (schema.accepts(object, 'filled')) return undefined
  const errors = new ErrorList(defaultLimits.errorsListed)
  schema.check(object, { parent: undefined, segment: root }, errors)
  return errors.isEmpty ? undefined : errors.refusal()
}
