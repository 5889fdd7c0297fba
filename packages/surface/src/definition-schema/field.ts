import type { FieldDocument, FieldKind, ObjectSchemaDocument } from '@assent/kernel'
import type { JsonSchema } from '../json-schema/schema.js'
import { anything, byName, described, flag, listOf, oneOf, text, textOrNull } from '../json-schema/shapes.js'
import { formatObject, part } from './keys.js'

/** What each kind of field accepts (K-25). */
const kinds: { readonly [kind in FieldKind]: string } = {
  string: 'a text',
  integer: 'a number without point and exponent',
  number: 'any JSON number, exactly as it was written',
  boolean: '`true` or `false`',
  enum: 'one text of `values`',
  array: 'a list, every element by `items`',
  object: 'an object, its members by `properties`',
  json: 'anything, null included',
  ref: 'the id of an instance of `entity`',
  map: 'of the service rules: an object, its members by `items`',
  union: 'of the service rules: one of `variants`, told by `tag`',
  binary64: 'of the service rules: a number as floating point holds it',
}

const kind = described(
  `the kind of field: ${Object.entries(kinds)
    .map(([name, accepts]) => `\`${name}\`, ${accepts}`)
    .join('; ')}`,
  oneOf(Object.keys(kinds)),
)

const mapKeys = ['string', 'boolean', 'integer', 'decimal', 'timestamp', 'duration', 'uuid', 'bytes']

const length: JsonSchema = { type: ['integer', 'null'], minimum: 0 }
const bound: JsonSchema = { type: ['number', 'null'] }

/** A field (K-7, K-30). Which key goes with which kind is for `validate` to say. */
export const field = formatObject<FieldDocument>(
  {
    type: kind,
    required: described('must it be there?', { ...flag, default: false }),
    default: described('the value where the key is absent, in creation fields and arguments', anything),
    min_length: described('of a `string`: how many characters at least', length),
    max_length: described('of a `string`: how many characters at most', length),
    min: described('of an `integer` or `number`: the least value', bound),
    max: described('of an `integer` or `number`: the greatest value', bound),
    values: described('of an `enum`: the texts that are admitted', listOf(text)),
    items: described('of an `array`: the kind of every element', part('fieldOrNull')),
    properties: described('of an `object`: its members by name', part('fields')),
    additional_properties: described('of an `object`: may there be members that `properties` does not name?', {
      ...flag,
      default: false,
    }),
    entity: described('of a `ref`: the type that is pointed at', textOrNull),
    inverse: described('of a `ref`: what it is called from the other side', textOrNull),
    acyclic: described('of a `ref`: may it form no cycle? Kept, not enforced', { type: ['boolean', 'null'] }),
    alphabet: described('of the service rules: the characters of a text', textOrNull),
    key: described('of the service rules: the kind of the keys of a `map`', oneOf(mapKeys)),
    tag: described('of the service rules: the member that tells the variants of a `union`', text),
    variants: described('of the service rules: the variants of a `union` by name', part('fields')),
  },
  ['type'],
)

/** Fields by name. */
export const fields = byName(part('field'))

/** The schema of a definition, or of an operation's arguments. */
export const objectSchema = formatObject<ObjectSchemaDocument>({
  fields: described('fields by name', part('fields')),
  additional_fields: described('may there be members that `fields` does not name? They are not checked', {
    ...flag,
    default: false,
  }),
})
