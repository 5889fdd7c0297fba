import type { Effort } from '../effort.js'
import { duration, multiple, printRows } from '../print-table.js'
import { sideBySide, type Contender } from '../side-by-side.js'
import { costOfOneMore, growthOf } from './growth.js'

/** One thing that grows, and what is measured as it does. */
export interface Axis {
  readonly name: string
  /** What one more of it is called. */
  readonly one: string
  /** Ascending, at least two. */
  readonly sizes: readonly number[]
  /** The work at one size; it prepares and proves itself. */
  readonly at: (size: number) => Contender['work']
}

/** Measures all sizes of an axis in turn, and prints a line for each; how the cost grows stands on the last. */
export const measureAxis = async ({ name, one, sizes, at }: Axis, effort: Effort): Promise<void> => {
  const contenders = sizes.map((size) => ({ name: `${name}: ${size}`, work: at(size) }))
  const measured = await sideBySide(contenders, effort)
  const points = measured.map(({ ratio }, index) => ({ size: sizes[index] ?? 0, cost: 1 / ratio }))
  const first = 1 / (measured[0]?.perSecond ?? 1)
  const growth = growthOf(points)
  const says = growth === 'flat' ? growth : `${growth}, ${duration(first * costOfOneMore(points))} ${one}`
  printRows(
    [name, 'one takes', `against ${sizes[0] ?? 0}`, ''],
    points.map(({ size, cost }, index) => {
      const isLast = index === points.length - 1
      return [String(size), duration(first * cost), index === 0 ? '' : multiple(cost), isLast ? says : '']
    }),
  )
}
