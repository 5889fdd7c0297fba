import type { Json } from '@assent/kernel'
import type { Either } from 'fp-ts/lib/Either.js'
import type { ValueFaults } from '../json/faults.js'
import type { JsonSchema } from '../schema/json-schema.js'

/** Why a codec gave no value: the value is not what it takes, or the codec itself failed. */
export type CodecFault =
  { readonly kind: 'refused'; readonly faults: ValueFaults } | { readonly kind: 'failed'; readonly fault: unknown }

/** The one port to schema libraries. A codec never throws and never rejects. */
export interface Codec {
  /** Plain JSON to a value of the program's. */
  readonly decode: (value: Json) => Promise<Either<CodecFault, unknown>>
  /** What was decoded, as it travels. It may be no JSON: whoever passes it on reads it. */
  readonly encode: (value: unknown) => unknown
  /** What was encoded, back on the other side. */
  readonly restore: (value: Json) => Promise<Either<CodecFault, unknown>>
  /** What is taken. */
  readonly input: JsonSchema
  /** What was decoded and encoded again. */
  readonly output: JsonSchema
}

/** A schema that has no JSON Schema, and what of it has none. */
export interface NoJsonSchema {
  readonly kind: 'no_json_schema'
  readonly detail: string
}
