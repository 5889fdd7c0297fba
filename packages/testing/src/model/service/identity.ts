import { memberOf, type DefinitionDocument, type JsonObject } from '@assent/kernel'
import type { PlainRefusal } from '../refusal.js'
import { addressOf } from './address.js'

/** The address that the identity field gives, where there is one (SR-82). */
export const derivedId = ({ identity, schema }: DefinitionDocument, fields: JsonObject): string | undefined => {
  if (identity === undefined) return undefined
  const [field, value] = [memberOf(schema.fields, identity.field), memberOf(fields, identity.field)]
  const derived = field === undefined || value === undefined ? undefined : addressOf(field.type, value)
  return derived !== undefined && 'address' in derived ? derived.address : undefined
}

/**
 * The refusal where the id is another address than the identity field's (SR-91). Fields that fit their schema always
 * have one.
 */
export const judgeMirror = (document: DefinitionDocument, id: string, fields: JsonObject): PlainRefusal | undefined => {
  const { identity } = document
  const derived = derivedId(document, fields)
  if (identity === undefined || derived === id) return undefined
  return { kind: 'identity_mismatch', field: identity.field, id, address: `'${derived ?? ''}'` }
}
