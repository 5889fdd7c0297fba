import type { Box, GraphRoute } from '../graph-layout.js'
import type { NumberedEdge } from '../numbered.js'
import { figures, widthOf } from './figures.js'

const half = (length: number): number => Math.floor(length / 2)

/** The box of a label whose text has its middle at `x` and stands on `y`. */
const labelAt = (label: string, x: number, y: number): Box => {
  const width = widthOf(label, figures.labelCharacter)
  return { x: x - half(width), y: y - figures.labelBase, width, height: figures.lane }
}

/** A point that an edge passes on its way through a column, level from its left to its right. */
export interface Pass {
  readonly left: number
  readonly right: number
  readonly y: number
}

const curve = (x1: number, y1: number, x2: number, y2: number): string => {
  const bend = half(x2 - x1)
  return `C ${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}

/**
 * From the right side of a box to the left side of another, through a free row of every column between them; `shift`
 * keeps edges between the same two apart.
 */
export const forwardRoute = (
  { label }: NumberedEdge,
  from: Box,
  to: Box,
  passes: readonly Pass[],
  shift: number,
): GraphRoute => {
  const [x1, y1] = [from.x + from.width, from.y + half(from.height) + shift]
  const end: Pass = { left: to.x, right: to.x, y: to.y + half(to.height) + shift }
  const first = passes[0] ?? end
  let x = x1
  let y = y1
  const parts = [`M ${x} ${y}`]
  for (const pass of [...passes, end]) {
    parts.push(curve(x, y, pass.left, pass.y))
    if (pass.right !== pass.left) parts.push(`H ${pass.right}`)
    x = pass.right
    y = pass.y
  }
  return {
    path: parts.join(' '),
    label: labelAt(label, half(x1 + first.left), half(y1 + first.y) - 4),
    dashed: false,
  }
}

/** Down from a box, along a lane below all boxes, and up to another. */
export const backRoute = ({ label }: NumberedEdge, from: Box, to: Box, lane: number): GraphRoute => {
  const start = from.x + half(from.width) + figures.padding
  const end = to.x + half(to.width) - figures.padding
  return {
    path: `M ${start} ${from.y + from.height} V ${lane} H ${end} V ${to.y + to.height}`,
    label: labelAt(label, half(start + end), lane - 4),
    dashed: true,
  }
}

const reachOf = (turn: number): number => figures.padding + half(turn * figures.padding)

/** A loop above a box, the `turn`-th of `count`; all their labels stand beside the widest. */
export const loopRoute = ({ label }: NumberedEdge, box: Box, turn: number, count: number): GraphRoute => {
  const middle = box.x + half(box.width)
  const reach = reachOf(turn)
  const top = box.y - (turn + 1) * figures.lane
  const x = middle + reachOf(count - 1) + 8 + half(widthOf(label, figures.labelCharacter))
  return {
    path: `M ${middle - reach} ${box.y} V ${top + 6} H ${middle + reach} V ${box.y}`,
    label: labelAt(label, x, top + 12),
    dashed: false,
  }
}
