import { readInstant } from '@assent/kernel'

const day = 24 * 60 * 60 * 1000

const dateOf = (time: number): readonly string[] => {
  const date = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
  return readInstant(date) === undefined ? [] : [date]
}

/** The instant itself, a day before and a day after; nothing where the text is none. */
export const nearInstant = (text: string): readonly string[] => {
  const instant = readInstant(text)
  if (instant === undefined) return []
  const time = Date.parse(`${instant.slice(0, 4)}-${instant.slice(4, 6)}-${instant.slice(6, 8)}T00:00:00Z`)
  return [text, ...dateOf(time - day), ...dateOf(time + day)]
}

/** Where nothing is compared with yet. */
export const ordinaryInstants: readonly string[] = ['2027-03-01', '2027-03-02']
