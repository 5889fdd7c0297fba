import { tokenOf } from '@assent/kernel'
import type { AuthoredField } from './authored.js'

/** Texts of bounds far apart, or of a bound far away, are not written out beyond this length. */
const longestText = 2000

/** The least and the most scalar values of a `string` field's text (K-28). */
export const textRange = (field: AuthoredField): readonly [number, number] => [
  Number(tokenOf(field.min_length ?? 0)),
  field.max_length == null ? Infinity : Number(tokenOf(field.max_length)),
]

// One unit that a host counts once; composed; decomposed, two scalar values; outside the basic plane, one that a host
// counts twice.
const units = ['a', '\u00e9', 'e\u0301', '\u{1f600}']

/** Texts of so many scalar values, which a careless host counts otherwise; none where they would be too long. */
export const textsOfLength = (length: number): readonly string[] =>
  length > longestText ? [] : [...new Set(units.map((unit) => [...unit.repeat(length)].slice(0, length).join('')))]
