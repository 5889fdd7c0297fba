import { isJsonObject, memberOf, type Json, type JsonNumber, type JsonObject, type ValueError } from '@assent/kernel'
import type { JsonSchema, t } from '@assent/provider'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { readInput } from '../input/read-input.js'
import { readNumbers } from '../numbers/read-numbers.js'
import { inputSchema } from '../schema/input-schema.js'
import type { Tool } from '../tool.js'
import { pathCodec } from './path-codec.js'

/** An operation that is proposed on an instance. */
export interface ProposedOperation {
  readonly id: string
  /** As it was read. */
  readonly expected_revision: JsonNumber | string
  /** Those of the caller; `{}` where they are left out. */
  readonly arguments?: JsonObject
  /** A name of the caller's own: the same one again with the same content returns what was stored first. */
  readonly proposal_id?: string
}

/** An instance that is proposed. */
export interface ProposedCreation {
  /** Left out where the host chooses it. */
  readonly id?: string
  /** Of the definition; needed where there are several. */
  readonly version?: number
  readonly fields?: JsonObject
  readonly proposal_id?: string
}

const revision = 'expected_revision'

const based = 'the `revision` that you read, on which the proposal is based'

/** Without a conversation nobody remembers what a caller has seen. */
const isBasedOnRevision = ({ kind }: Tool): boolean => kind === 'operation'

const schemaOf = (tool: Tool): JsonSchema => {
  const schema = inputSchema(tool) as unknown as JsonSchema
  if (!isBasedOnRevision(tool)) return schema
  const { properties, required = [] } = schema as {
    readonly properties: JsonObject
    readonly required?: readonly Json[]
  }
  const described = { ...(properties[revision] as JsonObject), description: based }
  return { ...schema, properties: { ...properties, [revision]: described }, required: [...required, revision] }
}

const missing = (tool: Tool, given: JsonObject): readonly ValueError[] =>
  isBasedOnRevision(tool) && memberOf(given, revision) === undefined ? [{ path: revision, message: 'is missing' }] : []

/** The input of a tool, as the tool itself will read it: a number may be the text of its digits, and is none then. */
const read = (tool: Tool, given: JsonObject): Either<readonly ValueError[], JsonObject> => {
  const numbers = readNumbers(tool, given)
  if (isLeft(numbers)) return left(numbers.left.errors)
  const input = readInput(tool, numbers.right)
  const errors = [...missing(tool, given), ...(isLeft(input) ? input.left.errors : [])]
  const json = numbers.right as Json
  return errors.length > 0 || !isJsonObject(json) ? left(errors) : right(json)
}

/** The codec of what an action takes: the decoder of the tool behind it, and the same schema. */
export const proposalCodec = (tool: Tool): t.Type<JsonObject> => pathCodec(schemaOf(tool), (given) => read(tool, given))
