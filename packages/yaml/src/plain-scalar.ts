import { numberOf, type Json, type JsonNumber } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { quoted } from './failure.js'

// Hexadecimal of bounded length, since turning it to decimal is not linear in its digits.
const hexadecimal = /^0x[0-9a-fA-F]{1,64}$/

/** Spellings that YAML's core schema reads as a number, a boolean or null, and that JSON does not have. */
const respelled = new RegExp(
  [
    String.raw`^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$`,
    String.raw`^[-+]?\.(?:inf|Inf|INF)$`,
    String.raw`^\.(?:nan|NaN|NAN)$`,
    '^0o[0-7]+$',
    '^0x[0-9a-fA-F]+$',
    '^(?:True|TRUE|False|FALSE|Null|NULL)$',
  ].join('|'),
)

const wholeNumberOf = (source: string): JsonNumber | undefined => {
  if (hexadecimal.test(source)) return numberOf(BigInt(source).toString())
  return /^\+[0-9]+$/.test(source) ? numberOf(source.slice(1)) : undefined
}

export const isNullSpelling = (source: string): boolean => source === '' || source === '~' || source === 'null'

/**
 * A plain scalar where any JSON value may stand: a JSON token is that token exactly, `+44` and `0x2C` are 44, and
 * what only YAML calls a number is refused rather than guessed at (D-4). `yes`, `no`, `on` and `off` are text (K-12).
 */
export const readPlainScalar = (source: string): Either<string, Json> => {
  if (isNullSpelling(source)) return right(null)
  if (source === 'true' || source === 'false') return right(source === 'true')
  const number = numberOf(source) ?? wholeNumberOf(source)
  if (number !== undefined) return right(number)
  if (!respelled.test(source)) return right(source)
  return left(`${quoted(source)} is not text in YAML, and JSON does not have it: write it as JSON does, or quote it`)
}
