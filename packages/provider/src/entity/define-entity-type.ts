import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { isJsonArray, memberOf, type Json } from '@assent/kernel'
import type { InputRefused } from '../call/refuse-input.js'
import { codecOf } from '../codec/codec-of.js'
import type { Codec, NoJsonSchema } from '../codec/codec.js'
import type { AnySchema, DecodedOf, TravelOf, WireOf } from '../codec/schema.js'
import { followed, membersOf, objectMember, type JsonSchema } from '../schema/json-schema.js'
import { defectsOfFunctions, defectsOfId, defectsOfObject, defectsOfTexts } from './check-parts.js'
import { defect, refuseDefects, type DefinitionDefect } from './definition-defect.js'
import type { Awaitable, EntityFunctions, EntityType, GetContext, SearchAnswer, SearchContext } from './entity-type.js'

/** `data` without a string `id`, as a compiler says it. */
export interface NoStringId {
  readonly 'the schema of a record needs a member `id` that is always there and a text': never
}

/** `searchInput` with a member of a name that paging needs, as a compiler says it. */
export interface ReservedField {
  readonly 'the tool of a search has `cursor` and `limit` of its own: name the fields something else': never
}

type HasId<A> = A extends { readonly id: string } ? true : false

/** Nothing more of a schema whose records have a string `id`. */
export type Identified<D extends AnySchema> = [HasId<DecodedOf<D>>, HasId<WireOf<D>>] extends [true, true]
  ? unknown
  : NoStringId

/** Nothing more of a schema that leaves `cursor` and `limit` to paging. */
export type Unreserved<S extends AnySchema> = ('cursor' | 'limit') &
  (keyof DecodedOf<S> | keyof WireOf<S>) extends never
  ? unknown
  : ReservedField

/** What `defineEntityType` takes. */
export interface EntityTypeDefinition<Id extends string, D extends AnySchema, S extends AnySchema, Services> {
  /** Stable: a letter, then up to 31 letters, digits, `_` and `-`. Tools and routes are named by it. */
  readonly id: Id
  /** For people. */
  readonly name: string
  /** For people and models. */
  readonly description: string
  /** One record: an object with a string `id`, which lasts as long as the record does. */
  readonly data: D & Identified<D>
  /** What a search is asked: an object without `cursor` and `limit`, which stand beside its fields in the tool. */
  readonly searchInput: S & Unreserved<S>
  /** Finds records. May throw or reject: the caller is told that the provider failed, and the log of what with. */
  readonly search: (context: SearchContext<DecodedOf<S>, Services>) => Awaitable<SearchAnswer<WireOf<D>> | InputRefused>
  /** Finds one record; undefined where none has this id. */
  readonly get: (context: GetContext<Services>) => Awaitable<WireOf<D> | InputRefused | undefined>
}

const reserved = ['cursor', 'limit'] as const

type Read = Either<NoJsonSchema, Codec>

const isText = (schema: JsonSchema): boolean => {
  const constants = memberOf(schema, 'enum') ?? [memberOf(schema, 'const') ?? null]
  const areTexts = isJsonArray(constants) && constants.every((one: Json) => typeof one === 'string')
  return memberOf(schema, 'type') === 'string' || areTexts
}

const defectsOfRecordId = (data: Read): readonly DefinitionDefect[] => {
  const members = isLeft(data) ? undefined : membersOf(data.right.output)
  if (isLeft(data) || members === undefined) return []
  const id = followed(objectMember(members.properties, 'id'), data.right.output)
  if (members.required.includes('id') && isText(id)) return []
  return [defect('no_string_id', 'data.id', 'has to be a text that every record has')]
}

const defectsOfReserved = (searchInput: Read): readonly DefinitionDefect[] => {
  const members = isLeft(searchInput) ? undefined : membersOf(searchInput.right.input)
  return reserved
    .filter((name) => members !== undefined && Object.hasOwn(members.properties, name))
    .map((name) => defect('reserved_field', `searchInput.${name}`, 'is taken by paging: name the field something else'))
}

type AnyDefinition = { readonly [name in keyof EntityTypeDefinition<string, AnySchema, AnySchema, never>]: unknown }

const allDefects = (definition: AnyDefinition, data: Read, searchInput: Read): readonly DefinitionDefect[] => [
  ...defectsOfId(definition.id),
  ...defectsOfTexts({ ...definition }),
  ...defectsOfObject('data', data, ({ output }) => output),
  ...defectsOfRecordId(data),
  ...defectsOfObject('searchInput', searchInput, ({ input }) => input),
  ...defectsOfReserved(searchInput),
  ...defectsOfFunctions({ ...definition }, ['search', 'get']),
]

/** Every defect of a definition, as values, for whoever does not write it but reads it. */
export const entityTypeDefects = (definition: AnyDefinition): readonly DefinitionDefect[] =>
  allDefects(definition, codecOf(definition.data as AnySchema), codecOf(definition.searchInput as AnySchema))

/**
 * Defines an entity type: a noun that callers search and refer to by id. Its types follow from its schemas, which are
 * codecs of `t` or Standard Schemas with JSON Schema, such as those of zod 4.
 *
 * A definition with defects is a bug of whoever wrote it, and throws; `entityTypeDefects` answers them instead.
 *
 * @example
 * const note = defineEntityType({
 *   id: 'note',
 *   name: 'Note',
 *   description: 'A note.',
 *   data: t.object({ id: t.string, text: t.string }),
 *   searchInput: t.object({ query: t.nonEmptyText }),
 *   search: async ({ input, limit, cursor }) => notes.search(input.query, { limit, cursor }),
 *   get: async ({ id }) => notes.find(id),
 * })
 */
export const defineEntityType = <const Id extends string, D extends AnySchema, S extends AnySchema, Services = unknown>(
  definition: EntityTypeDefinition<Id, D, S, Services>,
): EntityType<Id, DecodedOf<D>, WireOf<S>, Services, TravelOf<D>> => {
  const data = codecOf(definition.data)
  const searchInput = codecOf(definition.searchInput)
  refuseDefects(`entity type \`${definition.id}\``, allDefects(definition, data, searchInput))
  if (isLeft(data) || isLeft(searchInput)) throw new Error('a definition without a schema was let through')
  const { id, name, description, search, get } = definition
  return Object.freeze({
    id,
    name,
    description,
    schemas: { data: data.right.output, searchInput: searchInput.right.input },
    codecs: { data: data.right, searchInput: searchInput.right },
    // What goes in is decoded by the schema that the types came from.
    functions: { search, get } as EntityFunctions,
  })
}
