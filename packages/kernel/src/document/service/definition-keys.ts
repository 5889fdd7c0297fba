import { named, orNull, texts } from '../codec/collections.js'
import { required } from '../codec/members.js'
import { closed } from '../codec/object.js'
import { oneOf, text } from '../codec/scalars.js'
import type { IdentityDocument, RelationDocument } from './service-document.js'

/** The field of the logical identity; a null says nothing (SR-82, K-16). */
export const identity = orNull(closed<IdentityDocument>('an identity', { field: required(text) }))

const relation = closed<RelationDocument>('a relation', {
  kind: required(oneOf('a kind of relation', ['owns', 'references'])),
  target: required(text),
  cardinality: required(oneOf('a cardinality', ['one', 'many'])),
  via: required(text),
})

export const relations = named('an object of relations', relation)

export const scales = named('an object of scales', texts)
