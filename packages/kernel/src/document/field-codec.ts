import * as t from 'io-ts'
import type { Codec } from './codec/codec.js'
import { named, orNull, texts } from './codec/collections.js'
import { defaulted, optional, required } from './codec/members.js'
import { closed } from './codec/object.js'
import { flag, json, jsonNumber, length, oneOf, text } from './codec/scalars.js'
import { fieldKinds, serviceFieldKinds, type FieldDocument, type ObjectSchemaDocument } from './document.js'
import { isEmptyObject } from './service/absence.js'
import { mapKeys } from './service/service-document.js'

const kind = oneOf('a field kind', [...fieldKinds, ...serviceFieldKinds])

const mapKey = oneOf('a kind of key', mapKeys)

/** A field and the fields inside it (K-7, K-30). */
const field: Codec<FieldDocument> = t.recursion('a field (an object)', (self) =>
  closed<FieldDocument>('a field', {
    type: required(kind),
    required: defaulted(flag, false),
    default: optional(json),
    min_length: defaulted(orNull(length), null),
    max_length: defaulted(orNull(length), null),
    min: defaulted(orNull(jsonNumber), null),
    max: defaulted(orNull(jsonNumber), null),
    values: defaulted(texts, []),
    items: defaulted(orNull(self), null),
    properties: defaulted(named('an object of fields', self), {}),
    additional_properties: defaulted(flag, false),
    entity: defaulted(orNull(text), null),
    inverse: defaulted(orNull(text), null),
    acyclic: defaulted(orNull(flag), null),
    alphabet: optional(orNull(text), (alphabet) => alphabet === null),
    key: optional(mapKey),
    tag: optional(text),
    variants: optional(named('an object of fields', self), isEmptyObject),
  }),
)

export const objectSchema = closed<ObjectSchemaDocument>('an object schema', {
  fields: defaulted(named('an object of fields', field), {}),
  additional_fields: defaulted(flag, false),
})
