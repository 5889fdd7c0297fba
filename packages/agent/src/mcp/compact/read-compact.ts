import { isBlank, isJsonObject, memberOf, toJson, type Json, type JsonObject, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { undeclaredMembers } from '../../input/read-member.js'
import type { InvalidInput } from '../../refusal/agent-error.js'
import { invalidInput, notJson } from '../../refusal/refusals.js'

/** What a model gave one of the three tools. */
export interface CompactInput {
  readonly entity?: string
  readonly tool?: string
  readonly input?: JsonObject
}

const faultOf = (name: string, value: Json | undefined): readonly ValueError[] => {
  if (value === undefined) return []
  if (name === 'input') return isJsonObject(value) ? [] : [{ path: name, message: 'is not an object' }]
  return typeof value === 'string' && !isBlank(value) ? [] : [{ path: name, message: 'is no text' }]
}

/**
 * Reads what one of the three tools is called with. What stands in `input` is the named tool's to read, as it came.
 *
 * @param members those that it has
 * @param needed those that it needs
 */
export const readCompact = (
  given: unknown,
  members: readonly string[],
  needed: readonly string[],
): Either<InvalidInput, CompactInput> => {
  const json = toJson(given === undefined ? {} : given, 'input')
  if (isLeft(json)) return left(notJson(json.left))
  const read = json.right
  if (!isJsonObject(read)) return left(invalidInput([{ path: 'input', message: 'is not an object' }]))
  const declared = Object.fromEntries(members.map((name) => [name, true]))
  const missing = needed.filter((name) => memberOf(read, name) === undefined)
  const faults = [
    ...undeclaredMembers(read, declared, ''),
    ...missing.map((path) => ({ path, message: 'is missing' })),
    ...members.flatMap((name) => faultOf(name, memberOf(read, name))),
  ]
  return faults.length > 0 ? left(invalidInput(faults)) : right(read)
}
