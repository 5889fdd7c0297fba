import type { Observation, SourceDecimal } from './observation.js'

const decimalText = ({ units, scale }: SourceDecimal): string => {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

const hostText = /^(-?)([0-9])(?:\.([0-9]+))?e([+-][0-9]+)$/

/** The shortest digits without an exponent. */
const positional = (binary: number): string => {
  const text = String(binary)
  const match = hostText.exec(text)
  if (match === null) return text
  const [, sign = '', first = '', rest = '', exponent = '0'] = match
  const digits = first + rest
  const point = 1 + Number(exponent)
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`
  // An exponent that the host writes is past all the digits.
  return sign + digits.padEnd(point, '0')
}

/** The one text of an observed number, without an exponent and without zeros that say nothing (SR-41). */
export const exactText = ({ decimal, binary }: Observation): string =>
  decimal === undefined ? positional(binary) : decimalText(decimal)
