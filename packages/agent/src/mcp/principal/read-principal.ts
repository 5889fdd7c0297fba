import {
  isBlank,
  isJsonArray,
  isJsonObject,
  memberOf,
  type Json,
  type JsonObject,
  type ValueError,
} from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { undeclaredMembers } from '../../input/read-member.js'
import type { PrincipalDocument } from './principal-document.js'

type Faults = readonly ValueError[]

/** The faults of the value at a path; nothing is there where it is undefined. */
type Check = (value: Json | undefined, path: string) => Faults

const fault = (path: string, message: string): Faults => [{ path, message }]

const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? [] : check(value, path)

const text: Check = (value, path) => (typeof value === 'string' && !isBlank(value) ? [] : fault(path, 'is no text'))

const version: Check = (value, path) => (Number.isSafeInteger(value) ? [] : fault(path, 'is not an integer'))

const anyObject: Check = (value, path) =>
  value !== undefined && isJsonObject(value) ? [] : fault(path, 'is not an object')

const list =
  (check: Check): Check =>
  (value, path) =>
    value !== undefined && isJsonArray(value)
      ? value.flatMap((element, index) => check(element, `${path}[${index}]`))
      : fault(path, 'is not a list')

const mapOf =
  (check: Check): Check =>
  (value, path) =>
    value !== undefined && isJsonObject(value)
      ? Object.entries(value).flatMap(([name, member]) => check(member, `${path}.${name}`))
      : fault(path, 'is not an object')

const closed =
  (checks: { readonly [name: string]: Check }): Check =>
  (value, path) => {
    if (value === undefined || !isJsonObject(value)) return fault(path, 'is not an object')
    const at = (name: string): string => (path === '' ? name : `${path}.${name}`)
    const faults = Object.entries(checks).flatMap(([name, check]) => check(memberOf(value, name), at(name)))
    return [...undeclaredMembers(value, checks, path), ...faults]
  }

const call = closed({ trusted: optional(anyObject) })

const granted = closed({
  entity: text,
  versions: optional(list(version)),
  tools: optional(list(text)),
  create: optional(call),
  operations: optional(mapOf(call)),
})

const principal = closed({ who: text, allow: list(granted) })

const withTrusted = (given: JsonObject): JsonObject => ({ trusted: {}, ...given })

const withDefaults = (given: JsonObject): JsonObject => {
  const { operations = {}, create } = given as { readonly operations?: JsonObject; readonly create?: JsonObject }
  const calls = Object.entries(operations).map(([name, one]) => [name, withTrusted(one as JsonObject)] as const)
  const creation = create === undefined ? {} : { create: withTrusted(create) }
  return { tools: [], ...given, operations: Object.fromEntries(calls), ...creation }
}

/** A principal as it stands in a file, or every fault of it. What of it exists, `agentTools` asks. */
export const readPrincipal = (json: Json): Either<Faults, PrincipalDocument> => {
  const faults = principal(json, '')
  if (faults.length > 0) return left(faults)
  const { who, allow } = json as unknown as PrincipalDocument
  return right({
    who,
    allow: allow.map((one) => withDefaults(one as unknown as JsonObject)),
  } as unknown as PrincipalDocument)
}
