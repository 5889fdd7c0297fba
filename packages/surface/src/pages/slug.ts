import { compareText } from '@assent/kernel'
import { hexBytes } from '../utf8.js'

/** Longer names would not fit a file system. */
const mostLetters = 80

const escapedPoint = (point: string): string =>
  hexBytes(point)
    .map((byte) => `~${byte}`)
    .join('')

/** A name in letters that files and addresses take: other bytes are `~` and two digits (U-12). */
export const slug = (name: string): string => name.toWellFormed().replace(/[^A-Za-z0-9_-]/gu, escapedPoint) || 'entity'

/**
 * A slug of each name, no two of which a file system takes for one. A long one, and one that differs from another only
 * in its letters' case, ends with a number; `~~` is in no other.
 */
export const slugs = (names: readonly string[]): ReadonlyMap<string, string> => {
  const taken = new Map<string, number>()
  const chosen = new Map<string, string>()
  for (const name of [...new Set(names)].sort(compareText)) {
    const short = slug(name).slice(0, mostLetters)
    const turn = (taken.get(short.toLowerCase()) ?? 0) + 1
    taken.set(short.toLowerCase(), turn)
    chosen.set(name, turn === 1 && short === slug(name) ? short : `${short}~~${turn}`)
  }
  return chosen
}
