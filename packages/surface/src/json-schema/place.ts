import type { LargeNumbers } from './numbers.js'

/** Where a value stands that a schema describes. */
export interface SchemaPlace {
  /** True for what a caller hands in: there a member with a default may be left out; the default is shown (K-35). */
  readonly fillsDefaults: boolean
  readonly largeNumbers: LargeNumbers
}

/** What a caller hands in: creation fields, arguments. */
export const input = (largeNumbers: LargeNumbers): SchemaPlace => ({ fillsDefaults: true, largeNumbers })

/** What is stored: an instance's fields, where a required member is always present. */
export const stored = (largeNumbers: LargeNumbers): SchemaPlace => ({ fillsDefaults: false, largeNumbers })
