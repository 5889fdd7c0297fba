import { defaultLimits, type ValueError } from '@assent/kernel'
import { clipped } from './clipped.js'

/** What is wrong with a value, each fault by its path. */
export interface ValueFaults {
  /** Never empty; at most 100. */
  readonly errors: readonly ValueError[]
  /** How many further faults were found, where there are any. */
  readonly more?: number
}

/** The first hundred of what was found, without what reads the same, and how many more there are (D-5). */
export const faultsOf = (found: readonly ValueError[]): ValueFaults => {
  const known = new Set<string>()
  const distinct = found.filter(({ path, message }) => {
    const key = JSON.stringify([clipped(path), clipped(message)])
    return known.has(key) ? false : known.add(key)
  })
  const errors = distinct.slice(0, defaultLimits.errorsListed)
  const more = distinct.length - errors.length
  return { errors, ...(more > 0 ? { more } : {}) }
}

/** One path inside another: `results[2]` and `title` is `results[2].title`. */
export const pathInside = (outer: string, inner: string): string => {
  if (outer === '' || inner === '') return outer + inner
  return inner.startsWith('[') ? outer + inner : `${outer}.${inner}`
}

/** The same faults, of a value that stands inside another. */
export const faultsInside = (outer: string, { errors, ...others }: ValueFaults): ValueFaults => ({
  ...others,
  errors: errors.map(({ path, message }) => ({ path: pathInside(outer, path), message })),
})

/**
 * The same faults, short enough to read: a name is as long as whoever chose it likes. Done last, since of a secret that
 * is cut in two nobody finds the part that stays.
 */
export const clippedFaults = ({ errors, ...others }: ValueFaults): ValueFaults => ({
  ...others,
  errors: errors.map(({ path, message }) => ({ path: clipped(path), message: clipped(message) })),
})
