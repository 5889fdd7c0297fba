import { tokenOf, type JsonNumber } from '../exact-number.js'
import { readDecimal } from './decimal-reading.js'
import type { Observation, SourceDecimal } from './observation.js'

const signedRange = 2n ** 63n
const unsignedRange = 2n ** 64n
const longestInteger = 21

const integerToken = /^-?[0-9]+$/

/** Whole numbers of 64 bits are themselves; of the others, the shortest digits are read (SR-35). */
const canonicalDecimal = (binary: number): SourceDecimal | undefined =>
  Number.isInteger(binary) && Math.abs(binary) <= 2 ** 63
    ? { units: BigInt(binary), scale: 0 }
    : // What the host writes with an exponent spells the same decimal without one, and fits as well as that does.
      readDecimal(String(binary))

/** A finite binary64 as it is observed (SR-36). */
const observeBinary = (binary: number): Observation => ({ decimal: canonicalDecimal(binary), binary })

const inSourceRange = (units: bigint): boolean => units >= -signedRange && units < unsignedRange

/**
 * A number that was received: reached through a reference, validated, or an identity. Nothing where it is past what a
 * binary64 holds (SR-37).
 */
export const observeWire = (number: JsonNumber): Observation | undefined => {
  const token = tokenOf(number)
  if (token.length <= longestInteger && integerToken.test(token)) {
    const units = BigInt(token)
    if (inSourceRange(units)) return { decimal: { units, scale: 0 }, binary: Number(token) }
  }
  const binary = Number(token)
  return Number.isFinite(binary) ? observeBinary(binary) : undefined
}

const sameDecimal = (left: SourceDecimal, right: SourceDecimal | undefined): boolean =>
  left.units === right?.units && left.scale === right.scale

/** A text as the definition would have it as a number; nothing where no binary64 holds it (SR-38). */
export const observeText = (text: string): Observation | undefined => {
  const binary = Number(text)
  if (!Number.isFinite(binary)) return undefined
  const authored = readDecimal(text)
  const isKept = authored !== undefined && (authored.scale === 0 || sameDecimal(authored, canonicalDecimal(binary)))
  return isKept ? { decimal: authored, binary } : observeBinary(binary)
}

/** A number that stands as a number in the definition: an operand, a bound (SR-38). */
export const observeLiteral = (number: JsonNumber): Observation | undefined => observeText(tokenOf(number))
