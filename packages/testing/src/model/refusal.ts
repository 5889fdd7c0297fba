import type { Json } from '@assent/kernel'

/**
 * A refusal without its sentences: kind and fields, of `validation` the paths alone, and the reason only where the
 * definition gives it.
 */
export interface PlainRefusal {
  readonly kind: string
  readonly [field: string]: Json
}

/** A decision, or why there is none. */
export type Reading<A> = { readonly refused: PlainRefusal } | { readonly accepted: A }

/** What is wrong at these paths (K-53). */
export const invalidAt = (paths: readonly string[]): PlainRefusal => ({ kind: 'validation', paths })
