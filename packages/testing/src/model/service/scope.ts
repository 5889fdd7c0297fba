import type { Json, ScalesDocument } from '@assent/kernel'
import { step, type Place } from './place.js'

/** What references read, and what is not there to be read yet. */
export interface Scope {
  /** By the word after the `$`: the roots of K-74, and the binders of quantifiers. */
  readonly places: { readonly [root: string]: Place }
  /** Roots that have a value which nobody knows yet: the id of a derived creation, the subject of a prepared call. */
  readonly withheld: readonly string[]
  readonly scales: ScalesDocument
  /** Is every element asked, although the answer is settled (SR-69, SR-158)? */
  readonly asksAll: boolean
}

/** The root of a reference, and the segments below it. */
export const segmentsOf = (reference: string): readonly [string, readonly string[]] => {
  const [root = '', ...path] = reference.slice(1).split('.')
  return [root, path]
}

/** The value that a reference gives, or nothing. */
export const lookUp = (reference: string, { places }: Scope): Json | undefined => {
  const [root, path] = segmentsOf(reference)
  if (!Object.hasOwn(places, root) || path[0] === '') return undefined
  let place: Place | undefined = places[root]
  for (const segment of path) place = place === undefined ? undefined : step(place, segment)
  return place?.value
}

/** Does the reference read what is not there yet? */
export const isWithheld = (reference: string, { withheld }: Scope): boolean =>
  withheld.includes(segmentsOf(reference)[0])
