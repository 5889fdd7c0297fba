/** The cost at one size, the cost at the smallest being 1. */
export interface Point {
  readonly size: number
  readonly cost: number
}

export type Growth = 'flat' | 'less than linear' | 'linear' | 'linear past a step' | 'more than linear'

/** Costs that differ by less are called equal: so much does a machine waver. */
const wavering = 1.25

const slope = (from: Point, to: Point): number => (to.cost - from.cost) / (to.size - from.size)

/** What each further one costs in the last step, against what it cost on the way there. */
const changeAtEnd = (points: readonly Point[], first: Point, last: Point): number => {
  const before = points.at(-2) ?? first
  if (before === first) return (last.cost * first.size) / (first.cost * last.size)
  return slope(before, last) / slope(first, before)
}

/** Does the cost grow by more than the size does, from one point to the next? */
const hasStep = (points: readonly Point[]): boolean =>
  points.slice(1).some((point, index) => {
    const before = points[index] ?? point
    return point.cost / before.cost > (point.size / before.size) * wavering
  })

/**
 * How a cost grows. Linear: each further one costs in the last step what it cost on the way there, within a factor of
 * two; a constant part does not matter. Where an earlier step costs more than its size says, that is said.
 */
export const growthOf = (points: readonly Point[]): Growth => {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || last.cost <= first.cost * wavering) return 'flat'
  const change = changeAtEnd(points, first, last)
  if (change < 0 || change > 2) return 'more than linear'
  if (change < 0.5) return 'less than linear'
  return hasStep(points) ? 'linear past a step' : 'linear'
}

/** What one more costs, on average over the whole way. */
export const costOfOneMore = (points: readonly Point[]): number => {
  const [first, last] = [points[0], points.at(-1)]
  return first === undefined || last === undefined ? 0 : slope(first, last)
}
