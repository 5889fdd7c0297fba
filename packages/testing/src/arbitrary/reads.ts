import type { AuthoredField, AuthoredFields } from './authored.js'

/** A reference that registration accepts at its place. */
export interface Reference {
  readonly expression: string
  /** The field that it ends in, where it ends in one. */
  readonly field?: AuthoredField
  /** Does every instance and every call give it a value? */
  readonly given: boolean
  /** May a quantifier walk what it gives? With the declaration of its elements, where there is one (SR-65, SR-66). */
  readonly collection?: { readonly element?: AuthoredField }
  /** What it counts, or the label of a union that it reads (SR-47). */
  readonly form?: 'count' | 'text count' | 'tag'
}

/** Everything that is declared below a path. */
export type Below = (root: string, path: string, fields?: AuthoredFields, given?: boolean) => readonly Reference[]

/** A name with a dot, and the empty name, cannot be addressed (K-83, K-96). */
export const addressable = (own: string): boolean => own !== '' && !own.includes('.')

/** Arguments are filled with defaults before anything reads them; stored fields are not (K-35, K-140). */
export const isAlwaysThere = (field: AuthoredField, root: string): boolean =>
  field.required === true || (root === '$args' && field.default !== undefined)
