import { numberOf, tokenOf, type JsonNumber } from '@assent/kernel'

/** The next revision, or nothing after the last (K-127). */
export const following = (revision: JsonNumber): JsonNumber | undefined => {
  const next = BigInt(tokenOf(revision)) + 1n
  return next < 2n ** 63n ? numberOf(next.toString()) : undefined
}
