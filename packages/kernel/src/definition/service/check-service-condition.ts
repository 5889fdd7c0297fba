import type { FieldDocument } from '../../document/document.js'
import { isJsonArray, isJsonObject, type Json } from '../../value/json.js'
import { isBlank } from '../../value/text.js'
import type { Quantifier } from '../condition.js'
import type { Defect } from '../defect.js'
import type { Place } from '../place.js'
import { boundReferenceOf } from './binder.js'
import { addressOf } from './service-address.js'

const isCompound = (operand: Json): boolean => isJsonArray(operand) || isJsonObject(operand)

/** `compare` compares what one address or one literal gives, never a list or an object of them (SR-61). */
export const checkComparison = (left: Json, right: Json, path: string): Defect | undefined => {
  const side = isCompound(left) ? 'left' : isCompound(right) ? 'right' : undefined
  return side === undefined ? undefined : { kind: 'compare_operand_not_addressable', path, side }
}

/** The name of an element: not blank, and one segment (SR-64). */
export const checkBind = ({ operator, bind }: Quantifier, path: string): Defect | undefined =>
  isBlank(bind) || bind.includes('.')
    ? { kind: 'quantifier_bind_invalid', path: `${path}.${operator}`, bind }
    : undefined

/** What a quantifier walks: the declaration of its elements, where there is one; or why it is no collection. */
type Collection = { readonly element: FieldDocument | undefined } | { readonly detail: string }

const notCollection: Collection = { detail: 'a quantifier walks an array or a map, named by a reference' }

/** The collection of a quantifier whose reference stands in its scope (SR-65, SR-66). */
export const collectionOf = (over: Json, place: Pick<Place, 'binders' | 'arguments' | 'schema'>): Collection => {
  if (typeof over !== 'string') return notCollection
  // The element of a bare binder is not declared, whatever the binder's own declaration says.
  if (boundReferenceOf(over, place.binders)?.path.length === 0) return { element: undefined }
  const address = addressOf(over, place)
  if (address === undefined || 'fault' in address || address.form !== 'value') return notCollection
  const { declared } = address
  if (declared === undefined) return { element: undefined }
  if (declared.type === 'array' || declared.type === 'map') return { element: declared.items ?? undefined }
  return { detail: `\`${over}\` is of kind ${declared.type}; a quantifier walks an array or a map` }
}

/** A fault inside the body of a quantifier names the collection too (SR-72). */
export const inBody = (defect: Defect | undefined, over: Json): Defect | undefined =>
  defect?.kind === 'invalid_rule'
    ? { kind: 'quantifier_body_scope', path: defect.path, expression: over, detail: defect.message }
    : defect
