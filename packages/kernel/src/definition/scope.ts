import type { Json } from '../value/json.js'
import type { Held } from './held.js'

/** The element that a quantifier stands at, and those of the quantifiers around it (SR-70). */
export interface Frame {
  readonly element: Json
  readonly outer: Frame | undefined
}

/**
 * What references read at one moment of a decision (K-74, K-115, K-175). Every member is always there, so that all
 * scopes have one shape.
 */
export interface Scope {
  /** Null in a creation that derives it from what is still to be assigned: nothing may read it there (SR-95). */
  readonly id: string | null
  readonly entity: string
  readonly version: number
  /** The state after the operation; nothing reads it before that is known. */
  readonly state: string
  /** Null at creation, where nothing may read it. */
  readonly fromState: string | null
  readonly toState: string
  readonly args: Held
  readonly fields: Held
  readonly oldFields: Held
  /** Nothing outside of quantifiers. */
  readonly bound: Frame | undefined
}
