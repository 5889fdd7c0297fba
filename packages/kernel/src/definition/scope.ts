import type { Held } from './held.js'

/**
 * What references read at one moment of a decision (K-74, K-115, K-175). Every member is always there, so that all
 * scopes have one shape.
 */
export interface Scope {
  readonly id: string
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
}
