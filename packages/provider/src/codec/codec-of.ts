import { left, type Either } from 'fp-ts/lib/Either.js'
import type { Codec, NoJsonSchema } from './codec.js'
import { ioTsCodec } from './io-ts/io-ts-codec.js'
import type { AnySchema } from './schema.js'
import { standardCodec } from './standard/standard-codec.js'

/** The codec of a schema, whichever library made it. */
export const codecOf = (schema: AnySchema): Either<NoJsonSchema, Codec> => {
  // Callers without types hand in anything; some schemas are functions.
  const given: unknown = schema
  const isHolder = (typeof given === 'object' && given !== null) || typeof given === 'function'
  if (!isHolder) return left({ kind: 'no_json_schema', detail: 'it is no schema' })
  if ('~standard' in schema) return standardCodec(schema)
  return 'validate' in schema && 'encode' in schema
    ? ioTsCodec(schema)
    : left({ kind: 'no_json_schema', detail: 'it is no schema' })
}
