import type { Place } from '../place.js'
import { isReference, parseReference } from '../reference.js'
import { boundReferenceOf } from './binder.js'
import { declaredInside, declaredPath, type DeclaredPath } from './declared-path.js'

const unchecked: DeclaredPath = { form: 'value', declared: undefined }

/**
 * What a reference leads to where it stands: from a binder, from the arguments, or from the fields. Nothing where it is
 * no reference to something inside these.
 */
export const addressOf = (
  text: string,
  { binders, arguments: args, schema }: Pick<Place, 'binders' | 'arguments' | 'schema'>,
): DeclaredPath | undefined => {
  if (!isReference(text)) return undefined
  const bound = boundReferenceOf(text, binders)
  if (bound !== undefined) {
    const { element } = bound.binder
    return element === undefined ? unchecked : declaredInside(element, bound.path)
  }
  const reference = parseReference(text)
  if (reference === undefined || reference.path.length === 0) return undefined
  return declaredPath(reference.root === 'args' ? args : schema, reference.path)
}
