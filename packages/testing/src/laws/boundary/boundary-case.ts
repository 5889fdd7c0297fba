import type { Found } from './search.js'
import type { Scene } from './scene.js'

/** What a case is about, in the order of the table. */
export type About =
  | 'legal transition'
  | 'illegal state'
  | 'arguments'
  | 'trusted argument'
  | 'policy'
  | 'missing evidence'
  | 'other refusal'
  | 'revision'
  | 'record id'
  | 'no such subject'

/** A case that can be tried: the call that it begins with, and what then has to hold. */
export interface Reached {
  readonly about: About
  /** Such as `` from `submitted`, as `human` ``. */
  readonly title: string
  readonly found: Found
  /** Rejects with an Error that says what was expected and what was found. */
  readonly play: (scene: Scene) => Promise<void>
}

/** A case that was not tried, and why. */
export interface NotReached {
  readonly about: About
  readonly title: string
  /** `never`: the definition shows that it cannot happen. `not_found`: no call that was tried does it. */
  readonly verdict: 'never' | 'not_found'
  readonly reason: string
}

/** One line of the table. */
export type BoundaryCase = Reached | NotReached

export const never = (about: About, title: string, reason: string): NotReached => ({
  about,
  title,
  verdict: 'never',
  reason,
})

export const notFound = (about: About, title: string, reason: string): NotReached => ({
  about,
  title,
  verdict: 'not_found',
  reason,
})
