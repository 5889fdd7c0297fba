const instant = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?[Zz]?)?$/
const space = /^\p{White_Space}$/u
const longestInstant = 30

/**
 * A point in time, as fields that compare in order: year, month, day, hour, minute, second, nanosecond.
 * One text of fixed width, so that instants order as their texts do (K-70).
 */
export type Instant = string & { readonly Instant: unique symbol }

const daysOf = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

const isSpaceAt = (text: string, index: number): boolean => space.test(text.charAt(index))

// By hand, since an expression that trims both ends is not linear on long runs of white space.
const trimmed = (text: string): string => {
  let start = 0
  let end = text.length
  while (start < end && isSpaceAt(text, start)) start += 1
  while (end > start && isSpaceAt(text, end - 1)) end -= 1
  return text.slice(start, end)
}

/**
 * Reads `YYYY-MM-DD`, alone or with `HH:MM:SS`, up to nine digits of a second and a final `Z`; nothing else.
 * Total: what it cannot read is nothing, never a failure (K-66 to K-71).
 */
export const readInstant = (text: string): Instant | undefined => {
  const candidate = trimmed(text)
  if (candidate.length > longestInstant) return undefined
  const match = instant.exec(candidate)
  if (match === null) return undefined
  const [, year = '', month = '', day = '', hour = '00', minute = '00', second = '00', fraction = ''] = match
  const inRange =
    month >= '01' &&
    month <= '12' &&
    day >= '01' &&
    Number(day) <= daysOf(Number(year), Number(month)) &&
    hour <= '23' &&
    minute <= '59' &&
    second <= '60'
  return inRange ? (`${year}${month}${day}${hour}${minute}${second}${fraction.padEnd(9, '0')}` as Instant) : undefined
}
