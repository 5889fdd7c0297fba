const spelling = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?[Zz]?)?$/

/** Asks the host's own calendar, which the kernel must not. */
const isInCalendar = (year: number, month: number, day: number): boolean => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Year to nanosecond, or nothing where the text is no instant (K-66 to K-69). */
const read = (text: string): readonly number[] | undefined => {
  const found = spelling.exec(text.replace(/^\p{White_Space}+|\p{White_Space}+$/gu, ''))
  if (found === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part || 0))
  if (!isInCalendar(year, month, day) || hour > 23 || minute > 59 || second > 60) return undefined
  return [year, month, day, hour, minute, second, Number((found[7] ?? '').padEnd(9, '0'))]
}

/** Can it be read as an instant? */
export const isInstant = (value: unknown): boolean => typeof value === 'string' && read(value) !== undefined

/** Below zero where the first is earlier; both can be read (K-70). */
export const compareInstants = (left: string, right: string): number => {
  const [a = [], b = []] = [read(left), read(right)]
  const index = a.findIndex((part, place) => part !== b[place])
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0)
}
