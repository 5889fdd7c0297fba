import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledMembers, When } from '../definition/compile-members.js'
import type { Held } from '../definition/held.js'
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
export const takeAccepted = (value: unknown, schema: CompiledMembers, when: When): Held | undefined => {
  try {
    const object = copyPlainMembers(value, deepestValue)
    if (object === doubtful) return undefined
    const slots = schema.slotsOf(object, when)
    return slots === undefined ? undefined : { object, slots }
  } catch {
    // Reading plain data throws nothing: a Proxy of the caller's stands somewhere, and the closer look says so.
    return undefined
  }
}

/** An object that is the kernel's own copy, with slots where its schema accepts it. */
export const heldBy = (schema: CompiledMembers, object: JsonObject): Held => ({
  object,
  slots: schema.slotsOf(object, 'filled'),
})

/**
 * Takes creation fields or arguments from the caller: a copy as plain JSON, an object, defaults, then every error
 * (K-44 to K-53).
 */
export const takeHeld = (value: unknown, root: string, schema: CompiledMembers): Either<ValidationRefusal, Held> => {
  const accepted = takeAccepted(value, schema, 'unfilled')
  if (accepted !== undefined) {
    const filled = schema.fill(accepted.object)
    return right(filled === accepted.object ? accepted : heldBy(schema, filled))
  }
  const json = toJson(value, root, valueLimits)
  if (isLeft(json)) return json
  if (!isJsonObject(json.right)) return left(invalid(root, `expected an object, found ${kindOf(json.right)}`))
  const filled = schema.fill(json.right)
  const refusal = checkObject(filled, root, schema)
  return refusal === undefined ? right(heldBy(schema, filled)) : left(refusal)
}

/** The same for who needs only the object. */
export const takeObject = (
  value: unknown,
  root: string,
  schema: CompiledMembers,
): Either<ValidationRefusal, JsonObject> => {
  const held = takeHeld(value, root, schema)
  return isLeft(held) ? held : right(held.right.object)
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
