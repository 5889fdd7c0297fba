/** What one call may cost. Every member has a default in `defaultLimits`; a caller may override each (D-5). */
export interface Limits {
  /** Length of one document's text, in UTF-16 units. */
  readonly textLength: number
  /** Nesting of lists and objects, in text and in memory. */
  readonly depth: number
  /** Errors listed in one refusal or one list of defects; further ones are counted in `more`. */
  readonly errorsListed: number
}

/** 16 MiB of text, 128 levels of nesting, 100 errors listed. */
export const defaultLimits: Limits = Object.freeze({
  textLength: 16 * 1024 * 1024,
  depth: 128,
  errorsListed: 100,
})

/**
 * How often one value in memory may come back to a list or an object that it has shown already; text cannot (D-5). A
 * value of many different ones may come back to each of them `mostRepeatsOfEach` times: the parts of a record share
 * what was decided.
 */
export const mostRepeats = 2 ** 17
export const mostRepeatsOfEach = 32

/** The deepest condition of a rule; part of the format, not overridable (K-95). */
export const conditionDepth = 32

/**
 * Levels of `Limits.depth` that are kept free at the door: an instance, a record with its events, an envelope and a
 * list of them stand round a definition or a value, and whatever was decided can be read back under the same limit.
 */
export const wrappingDepth = 8
