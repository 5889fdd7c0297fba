import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledMembers } from '../definition/compile-members.js'
import { heldByName, type Held } from '../definition/held.js'
import { defaultLimits } from '../limits.js'
import type { EntityInstance } from '../record/record.js'
import type { ValidationRefusal } from '../refusal.js'
import { deepestValue } from '../value/depth.js'
import { isJsonNumber } from '../value/exact-number.js'
import { integerOf, isVersion, largestRevision, largestVersion } from '../value/integer.js'
import { isJsonObject, memberOf, type Json, type JsonObject } from '../value/json.js'
import { isPlainRecord, ownText, ownValue } from '../value/own-property.js'
import { toJson } from '../value/to-json.js'
import { ErrorList } from '../value/value-errors.js'
import { invalid } from './refusals.js'
import { takeAccepted } from './take-object.js'

type Test = (value: Json) => boolean

const isText: Test = (value) => typeof value === 'string'

const isWholeRevision: Test = (value) => {
  if (Number.isSafeInteger(value)) return Number(value) >= 0
  const integer = isJsonNumber(value) ? integerOf(value) : undefined
  return integer !== undefined && integer >= 0n && integer <= largestRevision
}

const instanceLimits = { ...defaultLimits, depth: deepestValue + 1 }

/** The six keys of an instance, and what each must be (K-179). */
const keys: readonly (readonly [name: string, test: Test, expected: string])[] = [
  ['entity', isText, 'text'],
  ['version', isVersion, `a whole number up to ${largestVersion}`],
  ['id', isText, 'text'],
  ['lifecycle_state', isText, 'text'],
  ['revision', isWholeRevision, `a whole number up to ${largestRevision}`],
  ['fields', isJsonObject, 'an object'],
]

const checkKeys = (object: JsonObject): ValidationRefusal | undefined => {
  const errors = new ErrorList(defaultLimits.errorsListed)
  const here = { parent: undefined, segment: 'instance' }
  for (const [name, test, expected] of keys) {
    const value = memberOf(object, name)
    if (value === undefined || !test(value)) errors.add({ parent: here, segment: name }, `expected ${expected}`)
  }
  return errors.isEmpty ? undefined : errors.refusal()
}

/** The kernel's own copy of an instance, and its fields as references read them. */
export interface TakenInstance {
  readonly instance: EntityInstance
  readonly fields: Held
}

/** An instance whose fields are looked up by name. */
export const takenAsIs = (instance: EntityInstance): TakenInstance => ({
  instance,
  fields: heldByName(instance.fields),
})

/** The schema of the definition that an instance names, where there is one. */
export type SchemaOf = (entity: string, version: number) => CompiledMembers | undefined

// Keys of others are dropped where they are JSON, and refused where they are not: the closer look tells which.
const hasOthers = (value: object): boolean =>
  Object.keys(value).length !== keys.length || Object.getOwnPropertySymbols(value).length > 0

/** The quick way for an instance that its schema accepts: members where they are, and only the fields are copied. */
const takeAcceptedInstance = (value: unknown, schemaOf: SchemaOf): TakenInstance | undefined => {
  if (!isPlainRecord(value) || hasOthers(value)) return undefined
  const entity = ownText(value, 'entity')
  const version = ownValue(value, 'version')
  const id = ownText(value, 'id')
  const lifecycle_state = ownText(value, 'lifecycle_state')
  const revision = ownValue(value, 'revision')
  if (entity === undefined || id === undefined || lifecycle_state === undefined || !isVersion(version)) return undefined
  // A larger one is exact: a case for the closer look.
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || !isWholeRevision(revision)) return undefined
  const schema = schemaOf(entity, version)
  const fields = schema === undefined ? undefined : takeAccepted(ownValue(value, 'fields'), schema, 'filled')
  return fields === undefined
    ? undefined
    : { instance: { entity, version, id, lifecycle_state, revision, fields: fields.object }, fields }
}

/** Reading a Proxy of the caller's may throw: then the value gets the closer look, which says so. */
const orNothing = <A>(read: () => A): A | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Takes an instance from the caller: a copy, its six keys and no others. What it says is not judged here (K-173,
 * K-187).
 */
export const takeInstance = (value: unknown, schemaOf: SchemaOf): Either<ValidationRefusal, TakenInstance> => {
  const accepted = orNothing(() => takeAcceptedInstance(value, schemaOf))
  if (accepted !== undefined) return right(accepted)
  const json = toJson(value, 'instance', instanceLimits)
  if (isLeft(json)) return json
  if (!isJsonObject(json.right)) return left(invalid('instance', 'expected an object'))
  const refusal = checkKeys(json.right)
  if (refusal !== undefined) return left(refusal)
  const { entity, version, id, lifecycle_state, revision, fields } = json.right as unknown as EntityInstance
  return right(takenAsIs({ entity, version, id, lifecycle_state, revision, fields }))
}
