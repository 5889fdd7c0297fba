import {
  address,
  decideCreateDerived,
  isJsonObject,
  memberOf,
  type Json,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isRight } from 'fp-ts/lib/Either.js'

/**
 * The id under which a creation with this input is accepted: the address of its identity (SR-82), or the one that is
 * wanted where the definition declares none, or the input has none.
 */
export const ownId = (definition: ValidatedDefinition, input: Json, wanted: string): string => {
  const { identity, schema } = definition.document
  if (identity === undefined) return wanted
  const derived = decideCreateDerived(definition, { fields: input })
  if (isRight(derived)) return derived.right.instance.id
  const field = memberOf(schema.fields, identity.field)
  const value = isJsonObject(input) ? memberOf(input, identity.field) : undefined
  if (field === undefined || value === undefined) return wanted
  const written = address(field.type, value)
  return isRight(written) ? written.right : wanted
}
