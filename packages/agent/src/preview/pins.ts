import type { JsonNumber, JsonObject } from '@assent/kernel'

/**
 * What a preview is about, and what an approval is of (D-17). Plain JSON: it goes to whoever decides, and comes back to
 * `apply`. It carries no authority of its own.
 */
export interface Pins {
  readonly entity: string
  /** Null of a creation that was refused before its id could be derived. */
  readonly id: string | null
  /** Null of a creation. */
  readonly operation: string | null
  /** Or what a creation takes; without anything trusted. */
  readonly arguments: JsonObject
  /** Of the subject that was decided on; null of a creation. */
  readonly revision: JsonNumber | null
  /** Of the definition. */
  readonly version: number
  /** SHA-256 of the definition's canonical form, in hexadecimal. */
  readonly definition: string
}
