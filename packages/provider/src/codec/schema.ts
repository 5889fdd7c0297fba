import type { StandardJSONSchemaV1, StandardSchemaV1 } from '@standard-schema/spec'
import type * as t from 'io-ts'

/** A schema of a library that implements Standard Schema with JSON Schema: zod 4, valibot, arktype. */
export type StandardSchema = StandardSchemaV1 & StandardJSONSchemaV1

/** What describes a record, an input or an output: a codec of `t`, or a Standard Schema in its place. */
export type AnySchema = t.Mixed | StandardSchema

/** What a schema gives once it has decoded something: what callers and the provider's functions get. */
export type DecodedOf<S extends AnySchema> = S extends StandardSchema
  ? StandardSchemaV1.InferOutput<S>
  : S extends t.Mixed
    ? t.TypeOf<S>
    : never

/** What a schema takes, as it travels: what callers hand in and a provider's functions answer. Plain JSON. */
export type WireOf<S extends AnySchema> = S extends StandardSchema
  ? StandardSchemaV1.InferInput<S>
  : S extends t.Mixed
    ? t.OutputOf<S>
    : never

/** What was decoded, as it travels on: a codec of `t` encodes it, and the standard knows no way back. */
export type TravelOf<S extends AnySchema> = S extends StandardSchema
  ? StandardSchemaV1.InferOutput<S>
  : S extends t.Mixed
    ? t.OutputOf<S>
    : never
