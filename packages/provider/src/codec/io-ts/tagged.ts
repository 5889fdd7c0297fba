import type { JsonObject } from '@assent/kernel'
import type * as t from 'io-ts'
import { membersOf, type JsonSchema } from '../../schema/json-schema.js'
import type { Project, SchemaPlace } from './annotation.js'

/** A codec that io-ts itself makes, as far as its schema is made from it. */
export interface Tagged {
  readonly _tag: string
  readonly type: t.Mixed
  readonly types: readonly t.Mixed[]
  readonly props: Readonly<Record<string, t.Mixed>>
  readonly domain: t.Mixed
  readonly codomain: t.Mixed
  readonly keys: Readonly<Record<string, unknown>>
  readonly value: string | number | boolean
}

type SchemaOf = (codec: Tagged, project: Project, place: SchemaPlace) => JsonSchema

/** Is it a member that may be left out? */
export const isOmissible = (codec: t.Mixed): boolean => codec.is(undefined)

/** The schema of an object, `required` only where some member is. */
export const objectSchema = (
  members: readonly (readonly [string, t.Mixed])[],
  isRequired: (codec: t.Mixed) => boolean,
  project: Project,
): JsonObject => {
  const required = members.filter(([, codec]) => isRequired(codec)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, codec]) => [name, project(codec)])),
    ...(required.length === 0 ? {} : { required }),
  }
}

const closedSchema = (schema: JsonSchema): JsonSchema =>
  membersOf(schema) === undefined ? schema : { ...schema, additionalProperties: false }

const mergedSchema = (schemas: readonly JsonSchema[]): JsonSchema => {
  const objects = schemas.flatMap((schema) => membersOf(schema) ?? [])
  if (objects.length < schemas.length || objects.length === 0) return { allOf: schemas }
  const required = [...new Set(objects.flatMap((members) => members.required))]
  const properties = Object.assign({}, ...objects.map((members) => members.properties)) as JsonObject
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) }
}

const unionSchema = (types: readonly t.Mixed[], project: Project): JsonSchema => {
  const present = types.filter((codec) => (codec as Partial<Tagged>)._tag !== 'UndefinedType').map(project)
  const [only] = present
  if (present.length === 1 && only !== undefined) return only
  const constants = present.flatMap((schema) => ('const' in schema ? [schema['const']] : []))
  return constants.length === present.length ? { enum: constants } : { anyOf: present }
}

const recordSchema: SchemaOf = ({ domain, codomain }, project) => {
  const { _tag: tag, keys = {} } = domain as Partial<Tagged> & t.Mixed
  if (tag === 'KeyofType') {
    return objectSchema(
      Object.keys(keys).map((name) => [name, codomain] as const),
      (codec) => !isOmissible(codec),
      project,
    )
  }
  const names = tag === 'StringType' ? {} : { propertyNames: project(domain) }
  return { type: 'object', ...names, additionalProperties: project(codomain) }
}

const inner: SchemaOf = ({ type }, project) => project(type)
const list: SchemaOf = ({ type }, project) => ({ type: 'array', items: project(type) })

/** The schema of each kind of codec that io-ts makes and JSON has. */
export const taggedSchemas: Readonly<Partial<Record<string, SchemaOf>>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  NullType: () => ({ type: 'null' }),
  UnknownType: () => ({}),
  AnyArrayType: () => ({ type: 'array' }),
  AnyDictionaryType: () => ({ type: 'object' }),
  LiteralType: ({ value }) => ({ const: value }),
  KeyofType: ({ keys }) => ({ enum: Object.keys(keys) }),
  ArrayType: list,
  ReadonlyArrayType: list,
  TupleType: ({ types }, project) => ({
    type: 'array',
    prefixItems: types.map(project),
    items: false,
    minItems: types.filter((codec) => !isOmissible(codec)).length,
  }),
  InterfaceType: ({ props }, project) => objectSchema(Object.entries(props), (codec) => !isOmissible(codec), project),
  PartialType: ({ props }, project) => objectSchema(Object.entries(props), () => false, project),
  // It drops what it does not name, so that only what was decoded is closed.
  ExactType: ({ type }, project, place) => (place === 'output' ? closedSchema(project(type)) : project(type)),
  IntersectionType: ({ types }, project) => mergedSchema(types.map(project)),
  UnionType: ({ types }, project) => unionSchema(types, project),
  DictionaryType: recordSchema,
  RefinementType: inner,
  ReadonlyType: inner,
}
