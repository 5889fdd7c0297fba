/** What a condition answers. A rule holds only on true (K-87). */
export type Truth = true | false | 'unknown'

/** The truth of a question that can always be answered. */
export const negate = (truth: Truth): Truth => (truth === 'unknown' ? 'unknown' : !truth)
