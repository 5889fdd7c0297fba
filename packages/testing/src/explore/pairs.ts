import { metAmong, type Met, type Row } from './met.js'

type Growing = (number | undefined)[]

/** How many pairs that are still missing a value of one choice makes with the row so far. */
const gain = (met: Met, row: Growing, at: number, value: number): number => {
  let sum = 0
  for (const [index, other] of row.entries()) {
    if (other === undefined || index === at) continue
    const isMet = index < at ? met.has(index, other, at, value) : met.has(at, value, index, other)
    if (!isMet) sum += 1
  }
  return sum
}

const bestValue = (met: Met, row: Growing, at: number, count: number): number => {
  let best = { value: 0, gain: -1 }
  for (let value = 0; value < count; value += 1) {
    const own = gain(met, row, at, value)
    if (own > best.gain) best = { value, gain: own }
  }
  return best.value
}

/** Every pair of values of two choices, each once. */
function* pairsOf(counts: readonly number[]): Generator<readonly [number, number, number, number]> {
  for (const [left, ones] of counts.entries())
    for (let right = left + 1; right < counts.length; right += 1)
      for (let one = 0; one < ones; one += 1)
        for (let other = 0; other < (counts[right] ?? 0); other += 1) yield [left, one, right, other]
}

/**
 * Rows in which every value of a choice meets every value of every other, greedily few and always the same ones; at
 * most `limit`.
 */
export const pairwise = (counts: readonly number[], limit: number): readonly Row[] => {
  if (counts.length === 0 || counts.includes(0)) return []
  if (counts.length === 1) return Array.from({ length: Math.min(counts[0] ?? 0, limit) }, (_, value) => [value])
  const met = metAmong(counts)
  const rows: Row[] = []
  for (const [left, one, right, other] of pairsOf(counts)) {
    if (rows.length >= limit) break
    if (met.has(left, one, right, other)) continue
    const row = Array.from<number | undefined>({ length: counts.length })
    row[left] = one
    row[right] = other
    for (const [at, count] of counts.entries()) row[at] ??= bestValue(met, row, at, count)
    rows.push(row as Row)
    met.addAll(row as Row)
  }
  return rows
}
