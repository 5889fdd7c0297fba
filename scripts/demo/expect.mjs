import { isDeepStrictEqual } from 'node:util'

/** The story went another way than it is told. */
export class OtherStory extends Error {}

/**
 * Holds the story to its word: every fact that it tells is one that was looked at.
 *
 * @param {string} what
 * @param {unknown} actual
 * @param {unknown} expected
 */
export const expectFact = (what, actual, expected) => {
  if (isDeepStrictEqual(actual, expected)) return
  throw new OtherStory(`${what}: ${JSON.stringify(expected)} was expected, and it is ${JSON.stringify(actual)}`)
}
