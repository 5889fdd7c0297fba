import type { Semantics } from '@assent/kernel'
import type { LargeNumbers } from './large-numbers.js'

/** The version of JSON Schema that is written. They differ in lists of a fixed length only. */
export type SchemaDialect = '2020-12' | 'draft-07'

/** Where a value stands that a schema describes. */
export interface SchemaPlace {
  /** True for what a caller hands in: there a member with a default may be left out; the default is shown (K-35). */
  readonly fillsDefaults: boolean
  readonly largeNumbers: LargeNumbers
  readonly dialect: SchemaDialect
  /** Has an integer 64 bits with a sign? So it is under the service rules (SR-28). */
  readonly signedIntegers: boolean
}

const isService = (semantics: Semantics | undefined): boolean => semantics !== undefined && semantics !== 'kernel/1'

/** What a caller hands in: creation fields, arguments. */
export const input = (largeNumbers: LargeNumbers, semantics: Semantics | undefined): SchemaPlace => ({
  fillsDefaults: true,
  largeNumbers,
  dialect: '2020-12',
  signedIntegers: isService(semantics),
})

/** What is stored: an instance's fields, where a required member is always present. */
export const stored = (
  largeNumbers: LargeNumbers,
  semantics: Semantics | undefined,
  dialect: SchemaDialect = '2020-12',
): SchemaPlace => ({
  fillsDefaults: false,
  largeNumbers,
  dialect,
  signedIntegers: isService(semantics),
})

/** The same place, but for what no default is filled in: the values of a map, the payload of a union (SR-31). */
export const unfilled = (place: SchemaPlace): SchemaPlace => ({ ...place, fillsDefaults: false })
