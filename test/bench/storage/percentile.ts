/** The value that so many percent of ascending values do not exceed. */
export const percentile = (ascending: readonly number[], percent: number): number =>
  ascending[Math.max(0, Math.ceil((ascending.length * percent) / 100) - 1)] ?? 0
