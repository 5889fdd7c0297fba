import { isJsonObject, memberOf, type Json, type JsonObject, type ValueError } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { faultsOf, pathInside, type ValueFaults } from '../json/faults.js'
import { readPlain } from '../json/read-plain.js'
import { longestCursor } from '../limits.js'
import { membersOf, type JsonSchema } from '../schema/json-schema.js'

/** What a search is asked. */
export interface SearchRequest<Input> {
  /** By the entity type's `searchInput`. */
  readonly input: Input
  /** Results at most: 1 to the provider's limit. */
  readonly limit?: number | undefined
  /** The `nextCursor` of the page before; left out: from the start. */
  readonly cursor?: string | undefined
}

/** The same, read: plain, and copied from the caller's. */
export interface ReadRequest {
  readonly input: JsonObject
  readonly limit: number | undefined
  readonly cursor: string | undefined
}

const isLimit = (limit: Json, most: number): limit is number =>
  typeof limit === 'number' && Number.isSafeInteger(limit) && limit >= 1 && limit <= most

const isCursor = (cursor: Json): cursor is string =>
  typeof cursor === 'string' && cursor !== '' && cursor.length <= longestCursor

const faultsOfPaging = (limit: Json | undefined, cursor: Json | undefined, most: number): readonly ValueError[] => [
  ...(limit === undefined || isLimit(limit, most)
    ? []
    : [{ path: 'limit', message: `expected a whole number from 1 to ${most}` }]),
  ...(cursor === undefined || isCursor(cursor)
    ? []
    : [{ path: 'cursor', message: 'expected the `nextCursor` of the page before' }]),
]

/** Members that a schema does not name are refused, never dropped: a misspelled filter would find everything. */
export const undeclaredIn = (input: JsonObject, schema: JsonSchema): readonly ValueError[] => {
  const members = membersOf(schema)
  if (members === undefined || members.admitsOthers) return []
  return Object.keys(input)
    .filter((name) => !Object.hasOwn(members.properties, name))
    .map((path) => ({ path, message: 'is not a member that is taken here' }))
}

/** Reads any value as an object; nothing is an empty one. */
export const readObject = (value: unknown): Either<ValueFaults, JsonObject> => {
  const json = readPlain(value === undefined ? {} : value)
  if (isLeft(json)) return json
  return isJsonObject(json.right) ? right(json.right) : left(faultsOf([{ path: '', message: 'expected an object' }]))
}

/** Reads the flat input of a search tool: the fields of `searchInput`, with `cursor` and `limit` beside them. */
export const readFlatRequest = (value: unknown, schema: JsonSchema, most: number): Either<ValueFaults, ReadRequest> => {
  const read = readObject(value)
  if (isLeft(read)) return read
  const { cursor, limit, ...input } = read.right
  const faults = [...undeclaredIn(input, schema), ...faultsOfPaging(limit, cursor, most)]
  if (faults.length > 0) return left(faultsOf(faults))
  return right({ input, limit: limit as number | undefined, cursor: cursor as string | undefined })
}

/** Reads a request of a caller in-process. Paths are those of the flat form, so that one error reads the same. */
export const readRequest = (
  request: SearchRequest<unknown>,
  schema: JsonSchema,
  most: number,
): Either<ValueFaults, ReadRequest> => {
  const read = readObject(request)
  if (isLeft(read)) {
    const errors = read.left.errors.map((error) => ({ ...error, path: error.path.replace(/^input(\.|$)/, '') }))
    return left({ ...read.left, errors })
  }
  const input = memberOf(read.right, 'input') ?? {}
  if (!isJsonObject(input)) return left(faultsOf([{ path: '', message: 'expected an object' }]))
  const reserved = ['cursor', 'limit']
    .filter((name) => Object.hasOwn(input, name))
    .map((name) => ({ path: pathInside('input', name), message: 'stands beside the input' }))
  if (reserved.length > 0) return left(faultsOf(reserved))
  const { cursor, limit } = read.right
  const paging = { ...(cursor === undefined ? {} : { cursor }), ...(limit === undefined ? {} : { limit }) }
  return readFlatRequest({ ...input, ...paging }, schema, most)
}
