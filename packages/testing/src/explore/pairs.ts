/** How many values each of several choices has; a row picks one of each, by its index. */
export type Row = readonly number[]

const keyOf = (left: number, one: number, right: number, other: number): string => `${left},${one};${right},${other}`

const pairsOf = (row: Row): readonly string[] =>
  row.flatMap((one, left) => row.slice(left + 1).map((other, skip) => keyOf(left, one, left + 1 + skip, other)))

/** How many pairs that are still missing a value of one choice makes with the row so far. */
const gain = (missing: ReadonlySet<string>, row: readonly (number | undefined)[], at: number, value: number): number =>
  row.reduce<number>((sum, other, index) => {
    if (other === undefined || index === at) return sum
    const key = index < at ? keyOf(index, other, at, value) : keyOf(at, value, index, other)
    return missing.has(key) ? sum + 1 : sum
  }, 0)

const bestValue = (
  missing: ReadonlySet<string>,
  row: readonly (number | undefined)[],
  at: number,
  count: number,
): number =>
  Array.from({ length: count }, (_, value) => value).reduce((best, value) =>
    gain(missing, row, at, value) > gain(missing, row, at, best) ? value : best,
  )

const startOf = (key: string, length: number): (number | undefined)[] => {
  const row = Array.from<number | undefined>({ length })
  for (const part of key.split(';')) {
    const [at = 0, value] = part.split(',').map(Number)
    row[at] = value
  }
  return row
}

/**
 * Rows in which every value of a choice meets every value of every other, greedily few and always the same ones; at
 * most `limit`.
 */
export const pairwise = (counts: readonly number[], limit: number): readonly Row[] => {
  if (counts.length === 0 || counts.includes(0)) return []
  if (counts.length === 1) return Array.from({ length: Math.min(counts[0] ?? 0, limit) }, (_, value) => [value])
  const missing = new Set<string>()
  for (const [left, ones] of counts.entries())
    for (let right = left + 1; right < counts.length; right += 1)
      for (let one = 0; one < ones; one += 1)
        for (let other = 0; other < (counts[right] ?? 0); other += 1) missing.add(keyOf(left, one, right, other))
  const rows: Row[] = []
  for (const key of missing) {
    if (rows.length === limit) break
    const row = startOf(key, counts.length)
    for (const [at, count] of counts.entries()) row[at] ??= bestValue(missing, row, at, count)
    rows.push(row as Row)
    for (const pair of pairsOf(row as Row)) missing.delete(pair)
  }
  return rows
}
