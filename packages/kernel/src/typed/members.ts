import type { JsonNumber } from '../value/exact-number.js'
import type { Json, JsonArray, JsonObject } from '../value/json.js'
import type { FieldInput, FieldsInput, ObjectSchemaInput } from './input/field-input.js'

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

/** An object without members, as JSON; `{}` would admit any value. */
export interface Empty {
  readonly [name: string]: never
}

/** Of a schema that declares none. */
type NoFields = Record<never, never>

type Flat<Members> = { readonly [Name in keyof Members]: Members[Name] }

/** All but the sure members made optional. */
export type Optionally<Members, SureName extends keyof Members> = keyof Members extends SureName
  ? Members
  : Flat<{ readonly [Name in SureName]: Members[Name] } & { readonly [Name in Exclude<keyof Members, SureName>]?: Members[Name] }>

/** A closed object has the declared members only; an open one any others too, unchecked (K-32). */
export type WithOthers<Members, Open> = Open extends true
  ? keyof Members extends never ? JsonObject : Members & JsonObject
  : keyof Members extends never ? Empty : Members

type Values<Fields, When extends Moment> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name], When>
}

type MembersOf<Fields, Open, When extends Moment> = WithOthers<
  Optionally<Values<Fields, When>, SureNames<Fields, When>>,
  Open
>

/** What each kind of field holds (K-25). */
interface KindValues<Field, When extends Moment> {
  readonly string: string
  readonly integer: JsonNumber
  readonly number: JsonNumber
  readonly boolean: boolean
  readonly enum: Field extends { readonly values: readonly (infer Value)[] } ? Value : string
  readonly array: Field extends { readonly items: infer Items } ? readonly ValueOf<Items, When>[] : JsonArray
  readonly object: MembersOf<PropertiesOf<Field>, OpennessOf<Field>, When>
  readonly json: Json
  readonly ref: string
}

/** The value of one field. */
export type ValueOf<Field, When extends Moment> = Field extends { readonly type: infer Kind extends FieldInput['type'] }
  ? KindValues<Field, When>[Kind]
  : Json

type PropertiesOf<Field> = Field extends { readonly properties: infer Properties } ? Properties : NoFields

type OpennessOf<Field> = Field extends { readonly additional_properties: infer Open } ? Open : false

/** The declared fields of a schema. */
export type FieldsOf<Schema> = Schema extends { readonly fields: infer Fields extends FieldsInput } ? Fields : NoFields

/** May the schema hold more than it declares? */
export type OpenOf<Schema> = Schema extends { readonly additional_fields: infer Open } ? Open : false

/** The object that a schema describes. */
export type ObjectOf<Schema, When extends Moment> = MembersOf<FieldsOf<Schema>, OpenOf<Schema>, When>
