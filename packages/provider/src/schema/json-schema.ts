import { isJsonArray, isJsonObject, memberOf, type Json, type JsonObject } from '@assent/kernel'

/** A JSON Schema, 2020-12, as plain data. */
export type JsonSchema = JsonObject

const none: JsonObject = {}

/** A member that is an object, or an empty one. */
export const objectMember = (schema: JsonObject, name: string): JsonObject => {
  const member = memberOf(schema, name)
  return member !== undefined && isJsonObject(member) ? member : none
}

const definitionName = /^#\/\$defs\/([^/]+)$/

/** What a schema that only refers to one of its own definitions refers to. */
export const followed = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
  const ref = memberOf(schema, '$ref')
  const name = typeof ref === 'string' ? definitionName.exec(ref)?.[1] : undefined
  const found = name === undefined ? undefined : memberOf(objectMember(root, '$defs'), name)
  return found !== undefined && isJsonObject(found) ? found : schema
}

/** A schema as a root that says what it is: without the dialect, and without a reference where the object should be. */
export const asRoot = ({ $schema: _dialect, ...schema }: JsonSchema): JsonSchema => {
  const found = followed(schema, schema)
  if (found === schema) return schema
  const { $ref: _reference, ...others } = schema
  return { ...found, ...others }
}

/** What the schema of an object says of its members. */
export interface ObjectMembers {
  readonly properties: JsonObject
  readonly required: readonly string[]
  /** Does it say that it takes members which it does not name? */
  readonly admitsOthers: boolean
}

const isTrueOrSchema = (value: Json | undefined): boolean => value !== undefined && value !== false

/** The members of an object schema; nothing where the schema is not that of one object with members of its own. */
export const membersOf = (schema: JsonSchema): ObjectMembers | undefined => {
  const properties = memberOf(schema, 'properties') ?? none
  const isOneObject = memberOf(schema, 'type') === 'object' && isJsonObject(properties)
  if (!isOneObject || ['$ref', 'anyOf', 'oneOf', 'allOf'].some((name) => Object.hasOwn(schema, name))) return undefined
  const required = memberOf(schema, 'required') ?? []
  const names = isJsonArray(required) ? required.filter((name) => typeof name === 'string') : []
  const admitsOthers =
    isTrueOrSchema(memberOf(schema, 'additionalProperties')) || Object.hasOwn(schema, 'patternProperties')
  return { properties, required: names, admitsOthers }
}

/** The schema of an object, closed unless it says that it takes members which it does not name. */
export const closedUnlessOpen = (schema: JsonSchema): JsonSchema => {
  const members = membersOf(schema)
  return members === undefined || members.admitsOthers ? schema : { ...schema, additionalProperties: false }
}
