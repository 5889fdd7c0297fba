import type { FieldDocument } from '../../document/document.js'

/** A name that a quantifier gives to each element of its collection (SR-70). */
export interface Binder {
  readonly name: string
  /** What the collection declares of its elements, where it is declared (SR-66). */
  readonly element: FieldDocument | undefined
}

/** A reference that starts from a binder, taken apart. */
export interface BoundReference {
  readonly binder: Binder
  readonly path: readonly string[]
}

/** Takes a reference apart that starts from a binder; the innermost of a name stands first and wins (SR-70). */
export const boundReferenceOf = (text: string, binders: readonly Binder[]): BoundReference | undefined => {
  if (binders.length === 0) return undefined
  const [name, ...path] = text.slice(1).split('.')
  const binder = binders.find((candidate) => candidate.name === name)
  return binder === undefined ? undefined : { binder, path }
}
