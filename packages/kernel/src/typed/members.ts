import type { JsonNumber } from '../value/exact-number.js'
import type { Json, JsonArray } from '../value/json.js'
import type { FieldInput } from './input/field-input.js'
import type { ObjectOf } from './object-of.js'
import type { MapOf } from './service/map-of.js'
import type { UnionOf } from './service/union-of.js'
import type { Nothing, Written } from './written.js'

/**
 * How sure a member with a default is (K-35 to K-43, K-131):
 * - `given` by a caller: it may be left out, for it will be filled in;
 * - `filled`, after that: it is there;
 * - `held` by a field that some operation sets: it may be missing, for what `set` writes is not filled.
 */
export type Moment = 'given' | 'filled' | 'held'

interface Sure {
  readonly given: { readonly required: true; readonly default?: never }
  readonly filled: { readonly required: true } | { readonly default: Json }
  readonly held: { readonly required: true }
}

/** The names of the fields that are there for sure. */
export type SureNames<Fields, When extends Moment> = {
  [Name in keyof Fields]: Fields[Name] extends Sure[When] ? Name : never
}[keyof Fields]

type Values<Fields, When extends Moment> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name], When>
}

type MembersOf<Fields, Open, When extends Moment> = ObjectOf<Values<Fields, When>, SureNames<Fields, When>, Open>

/** What each kind of field holds (K-25). */
interface KindValues<Field, When extends Moment> {
  readonly string: string
  readonly integer: JsonNumber
  readonly number: JsonNumber
  readonly boolean: boolean
  readonly enum: Field extends { readonly values: readonly (infer Value)[] } ? Value : string
  readonly array: Field extends { readonly items: infer Items } ? readonly ValueOf<Items, When>[] : JsonArray
  readonly object: MembersOf<
    Written<Field, 'properties', Nothing>,
    Written<Field, 'additional_properties', false>,
    When
  >
  readonly json: Json
  readonly ref: string
  readonly map: MapOf<Written<Field, 'key', string>, ValueOf<Written<Field, 'items', unknown>, 'held'>>
  readonly union: UnionOf<
    Written<Field, 'tag', string>,
    Written<Field, 'variants', Nothing>,
    Values<Written<Field, 'variants', Nothing>, 'held'>
  >
  readonly binary64: JsonNumber
}

/** The value of one field. Of a field that TypeScript knows nothing about, any JSON. */
export type ValueOf<Field, When extends Moment> = [FieldInput] extends [Field]
  ? Json
  : Field extends { readonly type: infer Kind extends FieldInput['type'] }
    ? KindValues<Field, When>[Kind]
    : Json

/** The object that the schema of a definition or of arguments describes. */
export type SchemaObject<Schema, When extends Moment> = MembersOf<
  Written<Schema, 'fields', Nothing>,
  Written<Schema, 'additional_fields', false>,
  When
>
