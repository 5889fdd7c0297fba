import { characterAt, type ScanFault } from './scan-fault.js'

const zero = 48
const minus = 45
const plus = 43
const point = 46

export const isDigitAt = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= zero && unit <= 57
}

// By hand: an expression may run out of its stack on millions of digits (D-5).
const afterDigits = (text: string, start: number): number => {
  let at = start
  while (isDigitAt(text, at)) at += 1
  return at
}

const expectDigits = (text: string, start: number, place: string): number | ScanFault =>
  isDigitAt(text, start)
    ? afterDigits(text, start)
    : { at: start, message: `a number needs a digit ${place}, found ${characterAt(text, start)}` }

const scanWhole = (text: string, start: number): number | ScanFault => {
  const first = text.charCodeAt(start) === minus ? start + 1 : start
  if (text.charCodeAt(first) === zero && isDigitAt(text, first + 1)) {
    return { at: first, message: 'a number has no leading zero' }
  }
  return expectDigits(text, first, first > start ? 'after `-`' : 'first')
}

const scanFraction = (text: string, start: number): number | ScanFault =>
  text.charCodeAt(start) === point ? expectDigits(text, start + 1, 'after `.`') : start

const scanExponent = (text: string, start: number): number | ScanFault => {
  if ((text.charCodeAt(start) | 32) !== 101) return start
  const sign = text.charCodeAt(start + 1)
  return expectDigits(text, sign === plus || sign === minus ? start + 2 : start + 1, 'in its exponent')
}

/** The index after the number token that starts at `start`, or what is wrong with it. */
export const scanNumber = (text: string, start: number): number | ScanFault => {
  const whole = scanWhole(text, start)
  if (typeof whole !== 'number') return whole
  const fraction = scanFraction(text, whole)
  return typeof fraction === 'number' ? scanExponent(text, fraction) : fraction
}
