import type { GraphNode } from '../graph.js'
import type { Box } from '../graph-layout.js'
import type { NumberedEdge } from '../numbered.js'
import type { Column } from './columns.js'
import { figures, widthOf } from './figures.js'

/** How wide the box of a node is. */
const boxWidth = ({ label }: GraphNode): number => widthOf(label, figures.character) + 2 * figures.padding

/** Boxes by column, each below the one before it in the model's order, with room above for what loops there. */
export const boxesOf = (
  nodes: readonly GraphNode[],
  edges: readonly NumberedEdge[],
  layers: readonly number[],
  columns: readonly Column[],
): readonly Box[] => {
  const loops = new Map<number, number>()
  for (const { from, to } of edges) if (from === to) loops.set(from, (loops.get(from) ?? 0) + 1)
  const bottoms = new Map<number, number>()
  return nodes.map((node, place) => {
    const layer = layers[place] ?? 0
    const above = bottoms.get(layer)
    const free = (loops.get(place) ?? 0) * figures.lane
    const y = (above === undefined ? figures.margin : above + figures.rowGap) + free
    bottoms.set(layer, y + figures.boxHeight)
    return { x: columns[layer]?.x ?? 0, y, width: boxWidth(node), height: figures.boxHeight }
  })
}
