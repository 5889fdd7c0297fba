import type { LargeNumbers } from './numbers.js'

/** The version of JSON Schema that is written. They differ in lists of a fixed length only. */
export type SchemaDialect = '2020-12' | 'draft-07'

/** Where a value stands that a schema describes. */
export interface SchemaPlace {
  /** True for what a caller hands in: there a member with a default may be left out; the default is shown (K-35). */
  readonly fillsDefaults: boolean
  readonly largeNumbers: LargeNumbers
  readonly dialect: SchemaDialect
}

/** What a caller hands in: creation fields, arguments. */
export const input = (largeNumbers: LargeNumbers): SchemaPlace => ({
  fillsDefaults: true,
  largeNumbers,
  dialect: '2020-12',
})

/** What is stored: an instance's fields, where a required member is always present. */
export const stored = (largeNumbers: LargeNumbers, dialect: SchemaDialect = '2020-12'): SchemaPlace => ({
  fillsDefaults: false,
  largeNumbers,
  dialect,
})
