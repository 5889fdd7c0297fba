import type { JsonNumber } from '../../value/exact-number.js'
import type { Json } from '../../value/json.js'

/** What every field may say; `Value` is what its kind accepts. */
interface AnyField<Kind extends string, Value extends Json> {
  /** The kind of the value. */
  readonly type: Kind
  /** Must it be there? Asked after defaults were filled in. */
  readonly required?: boolean
  /** The value where the key is absent from creation fields or arguments; a present `null` is not absent. */
  readonly default?: Value
}

interface Bounded {
  /** The least value, itself included. */
  readonly min?: JsonNumber | null
  /** The greatest value, itself included. */
  readonly max?: JsonNumber | null
}

/** A text. */
interface StringField extends AnyField<'string', string> {
  /** The fewest characters (Unicode scalar values). */
  readonly min_length?: JsonNumber | null
  /** The most characters (Unicode scalar values). */
  readonly max_length?: JsonNumber | null
}

/** A number without point and exponent, from -9223372036854775808 to 18446744073709551615. */
interface IntegerField extends AnyField<'integer', JsonNumber>, Bounded {}

/** Any JSON number, kept exactly as it was written. */
interface NumberField extends AnyField<'number', JsonNumber>, Bounded {}

/** True or false. */
type BooleanField = AnyField<'boolean', boolean>

/** One text of a list. */
interface EnumField extends AnyField<'enum', string> {
  /** The texts that are admitted; at least one. */
  readonly values: readonly string[]
}

/** A list. */
interface ArrayField extends AnyField<'array', readonly Json[]> {
  /** The kind of every element; its `required` has no effect. */
  readonly items: FieldInput
}

/** An object whose members are fields of their own. Their defaults apply where the object itself was given. */
interface ObjectField extends AnyField<'object', { readonly [name: string]: Json }> {
  /** Its members by name. */
  readonly properties?: FieldsInput
  /** May there be members that `properties` does not name? They are not checked. */
  readonly additional_properties?: boolean
}

/** Anything, `null` included. */
type JsonField = AnyField<'json', Json>

/** The id of an instance of another type. The kernel does not ask whether it exists. */
interface RefField extends AnyField<'ref', string> {
  /** The entity type that it points at. */
  readonly entity: string
  /** What the reference is called from the other side. Kept, not enforced. */
  readonly inverse?: string | null
  /** May references of this field not form a cycle? Kept, not enforced. */
  readonly acyclic?: boolean | null
}

/** A field of an entity, of arguments, of an object or of a list, as an author writes it (K-7, K-25). */
export type FieldInput =
  StringField | IntegerField | NumberField | BooleanField | EnumField | ArrayField | ObjectField | JsonField | RefField

/** Fields by name. */
export interface FieldsInput {
  readonly [name: string]: FieldInput
}

/** The schema of an entity, or of an operation's arguments. */
export interface ObjectSchemaInput {
  /** Fields by name. */
  readonly fields?: FieldsInput
  /** May there be members that `fields` does not name? They are not checked. Left out: false. */
  readonly additional_fields?: boolean
}
