/** A value of each of several choices, by its index. */
export type Row = readonly number[]

/** Which values of two choices have stood in one row. */
export interface Met {
  /** Has the value of the choice on the left met that of one further right? */
  readonly has: (left: number, one: number, right: number, other: number) => boolean
  readonly addAll: (row: Row) => void
}

/**
 * Nothing has met yet, of so many values for each choice. A bit a pair: many members with many values make millions of
 * pairs, and a set of them would be slow, and at last larger than the host allows.
 */
export const metAmong = (counts: readonly number[]): Met => {
  let values = 0
  const starts = counts.map((count) => (values += count) - count)
  const bits = new Uint8Array(Math.ceil(values ** 2 / 8))

  const placeOf = (left: number, one: number, right: number, other: number): number =>
    ((starts[left] ?? 0) + one) * values + (starts[right] ?? 0) + other

  const add = (place: number): void => {
    const byte = Math.floor(place / 8)
    bits[byte] = (bits[byte] ?? 0) | (1 << (place % 8))
  }

  return {
    has: (left, one, right, other) => {
      const place = placeOf(left, one, right, other)
      return ((bits[Math.floor(place / 8)] ?? 0) & (1 << (place % 8))) !== 0
    },
    addAll: (row) => {
      for (const [left, one] of row.entries())
        for (let right = left + 1; right < row.length; right += 1) add(placeOf(left, one, right, row[right] ?? 0))
    },
  }
}
