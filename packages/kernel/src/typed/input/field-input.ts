import type { JsonNumber } from '../../value/exact-number.js'
import type { Json } from '../../value/json.js'
import type { MapKey } from '../../document/service/service-document.js'

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
  /** The characters that the text may have, each once. Service rules. */
  readonly alphabet?: string
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

/** Members of one kind, by keys that no definition knows; their defaults do not apply. Service rules. */
interface MapField extends AnyField<'map', { readonly [key: string]: Json }> {
  /** What the keys spell. */
  readonly key: MapKey
  /** The kind of every member; its `required` has no effect. */
  readonly items: FieldInput
}

/** One of several variants: an object of a label and its payload. Service rules. */
interface UnionField extends AnyField<'union', { readonly [member: string]: Json }> {
  /** The member that holds the label; the payload stands under `value`, or under `content` where this is `value`. */
  readonly tag: string
  /** The payload of each label; it may be missing unless it is `required`. At least one. */
  readonly variants: FieldsInput
}

/** A number that is observed as a binary64 and kept as it was written. Service rules. */
interface Binary64Field extends AnyField<'binary64', JsonNumber>, Bounded {}

/** A field of an entity, of arguments, of an object or of a list, as an author writes it (K-7, K-25). */
export type FieldInput =
  | StringField
  | IntegerField
  | NumberField
  | BooleanField
  | EnumField
  | ArrayField
  | ObjectField
  | JsonField
  | RefField
  | MapField
  | UnionField
  | Binary64Field

/** Fields by name. */
export interface FieldsInput {
  readonly [name: string]: FieldInput
}

/** The schema of an entity, of arguments, or of a response. */
export interface ObjectSchemaInput {
  /** Fields by name. */
  readonly fields?: FieldsInput
  /** May there be members that `fields` does not name? They are not checked. Left out: false. */
  readonly additional_fields?: boolean
}
