/**
 * A number token taken apart: `sign × 0.digits × 10^point`, digits without zeros at either end.
 * Zero has sign 0 and no digits. The exponent is never expanded (K-58).
 */
export interface DecimalParts {
  readonly sign: -1 | 0 | 1
  readonly digits: string
  readonly point: bigint
}

const zero: DecimalParts = { sign: 0, digits: '', point: 0n }

const token = /^(-?)([0-9]+)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$/

const isZeroAt = (digits: string, index: number): boolean => digits.charCodeAt(index) === 48

const leadingZeros = (digits: string): number => {
  let index = 0
  while (isZeroAt(digits, index)) index += 1
  return index
}

/** The digits without the zeros at their end. */
export const withoutTrailingZeros = (digits: string): string => {
  let end = digits.length
  while (end > 0 && isZeroAt(digits, end - 1)) end -= 1
  return digits.slice(0, end)
}

/** Takes apart a text that is known to be a number token. */
export const partsOfToken = (text: string): DecimalParts => {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] = token.exec(text) ?? []
  const all = whole + fraction
  const first = leadingZeros(all)
  if (first === all.length) return zero
  return {
    sign: minus === '-' ? -1 : 1,
    digits: withoutTrailingZeros(all.slice(first)),
    point: BigInt(exponent) + BigInt(whole.length - first),
  }
}
