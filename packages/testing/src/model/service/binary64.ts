/** A decimal text as a whole number of digits times ten to the `exponent`. */
export interface Spelled {
  readonly digits: bigint
  readonly exponent: bigint
}

const spelling = /^([+-]?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

/** What a text spells, or nothing where it is no decimal (the grammar of SR-34). */
export const spelled = (text: string): Spelled | undefined => {
  const found = spelling.exec(text)
  if (found === null) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = found
  const digits = BigInt(whole + fraction)
  return { digits: sign === '-' ? -digits : digits, exponent: BigInt(exponent) - BigInt(fraction.length) }
}

export const magnitude = (value: bigint): bigint => (value < 0n ? -value : value)

const bits = (value: bigint): number => value.toString(2).length

/** The nearest whole number to a quotient of two that are not negative, the even one of two that are as near. */
const nearest = (numerator: bigint, denominator: bigint): bigint => {
  const below = numerator / denominator
  const twice = 2n * (numerator - below * denominator)
  const isUp = twice > denominator || (twice === denominator && below % 2n === 1n)
  return isUp ? below + 1n : below
}

/** A quotient above zero, rounded to 53 bits, of which none stands below the place of two to the -1074. */
const roundQuotient = (numerator: bigint, denominator: bigint): number => {
  const place = Math.max(bits(numerator) - bits(denominator) - 53, -1074)
  const [above, below] =
    place < 0 ? [numerator << BigInt(-place), denominator] : [numerator, denominator << BigInt(place)]
  // The quotient has 53 bits, or 54: then it is taken one place higher.
  if (above / below >= 2n ** 53n) return Number(nearest(above, below * 2n)) * 2 ** (place + 1)
  return Number(nearest(above, below)) * 2 ** place
}

// Past these places of the first digit every number is infinite, or zero; nothing so large is written out.
const furthest = 400n

/** The binary64 nearest to a decimal, ties to even; infinite where it is too large. The sign of zero is not told. */
export const roundToBinary64 = ({ digits, exponent }: Spelled): number => {
  const size = magnitude(digits)
  const firstPlace = exponent + BigInt(size.toString().length)
  if (size === 0n || firstPlace < -furthest) return 0
  const sign = digits < 0n ? -1 : 1
  if (firstPlace > furthest) return sign * Infinity
  const rounded = exponent < 0n ? roundQuotient(size, 10n ** -exponent) : roundQuotient(size * 10n ** exponent, 1n)
  return sign * rounded
}

/** The shortest digits that round back to a finite binary64, without an exponent (SR-35, SR-41). */
export const shortestDigits = (value: number): string => {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)([0-9]+)(?:\.([0-9]+))?(?:e([+-][0-9]+))?$/.exec(String(value)) ?? []
  const [digits, point] = [whole + fraction, whole.length + Number(exponent)]
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  if (point >= digits.length) return sign + digits.padEnd(point, '0')
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}
