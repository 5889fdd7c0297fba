import type { GraphNode } from '../graph.js'
import type { NumberedEdge } from '../numbered.js'
import { figures, widthOf } from './figures.js'

/** One layer as it is drawn: from where to where its boxes and what loops above them reach. */
export interface Column {
  readonly x: number
  readonly width: number
}

/** The largest length of each layer, `least` where it has none. */
const largest = (
  lengths: Iterable<readonly [layer: number, length: number]>,
  count: number,
  least: number,
): number[] => {
  const most = Array.from({ length: count }, () => least)
  for (const [layer, length] of lengths) most[layer] = Math.max(most[layer] ?? least, length)
  return most
}

/** How wide each node is drawn, the labels of what loops above it included. */
const widths = (nodes: readonly GraphNode[], edges: readonly NumberedEdge[]): readonly number[] => {
  const loops = new Map<number, number>()
  for (const { from, to, label } of edges) {
    if (from === to) loops.set(from, Math.max(loops.get(from) ?? 0, widthOf(label, figures.labelCharacter)))
  }
  return nodes.map(({ label }, place) => {
    const box = widthOf(label, figures.character) + 2 * figures.padding
    const loop = loops.get(place)
    return loop === undefined ? box : Math.max(box, Math.floor(box / 2) + loop + 4 * figures.padding)
  })
}

/** The columns of a drawing from left to right. The gap behind one is wide enough for the labels that cross it. */
export const columnsOf = (
  nodes: readonly GraphNode[],
  edges: readonly NumberedEdge[],
  layers: readonly number[],
): readonly Column[] => {
  const count = layers.reduce((most, layer) => Math.max(most, layer + 1), 0)
  const layerOf = (place: number): number => layers[place] ?? 0
  const crossing = edges.filter(({ from, to }) => layerOf(to) > layerOf(from))
  const columnWidths = largest(
    widths(nodes, edges).map((width, place) => [layerOf(place), width]),
    count,
    0,
  )
  const gaps = largest(
    crossing.map(({ from, label }) => [layerOf(from), widthOf(label, figures.labelCharacter) + 3 * figures.padding]),
    count,
    figures.layerGap,
  )
  let x = figures.margin
  return columnWidths.map((width, layer) => {
    const column = { x, width }
    x += width + (gaps[layer] ?? figures.layerGap)
    return column
  })
}
