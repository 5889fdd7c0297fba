import type { ScalesDocument, Truth } from '@assent/kernel'
import { areEqualObservations, compareObservations } from './observation.js'
import { rankIn } from './scales.js'
import { isEqualSeen, type Seen, type SeenNumber } from './seen.js'

const holds: { readonly [op: string]: (order: number) => boolean } = {
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
}

const compareNumbers = (op: string, left: SeenNumber, right: SeenNumber): Truth => {
  if (left.observed === undefined || right.observed === undefined) return 'unknown'
  if (op === 'eq') return areEqualObservations(left.observed, right.observed)
  if (op === 'ne') return !areEqualObservations(left.observed, right.observed)
  return holds[op]?.(compareObservations(left.observed, right.observed)) ?? 'unknown'
}

const isScalar = ({ kind }: Seen): boolean => kind === 'number' || kind === 'text' || kind === 'boolean'

/** What `compare` answers of two values; the first row of SR-62 that fits. */
export const compareSeen = (op: string, left: Seen, right: Seen, scales: ScalesDocument): Truth => {
  if (left.kind === 'number' && right.kind === 'number') return compareNumbers(op, left, right)
  if (!isScalar(left) || !isScalar(right)) return 'unknown'
  if (op === 'eq') return isEqualSeen(left, right)
  if (op === 'ne') return !isEqualSeen(left, right)
  if (left.kind !== 'text' || right.kind !== 'text') return 'unknown'
  const order = rankIn(scales, left.text, right.text)
  return order === undefined ? 'unknown' : (holds[op]?.(order) ?? 'unknown')
}
