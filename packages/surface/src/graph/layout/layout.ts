import type { Graph } from '../graph.js'
import type { Box, GraphLayout, GraphRoute } from '../graph-layout.js'
import { numberedEdges, type NumberedEdge } from '../numbered.js'
import { backEdges, edgeKey } from './back-edges.js'
import { boxesOf } from './boxes.js'
import { columnsOf, type Column } from './columns.js'
import { figures } from './figures.js'
import { layersOf } from './layers.js'
import { backRoute, forwardRoute, loopRoute, type Pass } from './routes.js'

const rightOf = (columns: readonly Column[], routes: readonly GraphRoute[]): number =>
  [...columns.map(({ x, width }) => x + width), ...routes.map(({ label }) => label.x + label.width)].reduce(
    (most, one) => Math.max(most, one),
    0,
  )

/** The lowest point that is taken in each column. */
const bottomsOf = (boxes: readonly Box[], layers: readonly number[]): number[] => {
  const bottoms: number[] = []
  for (const [place, { y, height }] of boxes.entries()) {
    const layer = layers[place] ?? 0
    bottoms[layer] = Math.max(bottoms[layer] ?? figures.margin, y + height)
  }
  return bottoms
}

/** Free rows, below the boxes, in the columns that an edge goes past. Takes them. */
const passesOf = (from: number, to: number, columns: readonly Column[], bottoms: number[]): readonly Pass[] =>
  columns.slice(from + 1, to).map(({ x, width }, index) => {
    const layer = from + 1 + index
    const y = (bottoms[layer] ?? figures.margin) + figures.lane
    bottoms[layer] = y
    return { left: x, right: x + width, y }
  })

/** Layers from left to right, back edges dashed below, loops above (V-10). It ends for every graph. */
export const layoutOf = (graph: Graph): GraphLayout => {
  const edges = numberedEdges(graph)
  const back = backEdges(graph.nodes, edges)
  const layers = layersOf(
    graph.nodes.length,
    edges.filter(({ from, to }) => !back.has(edgeKey(from, to))),
  )
  const columns = columnsOf(graph.nodes, edges, layers)
  const boxes = boxesOf(graph.nodes, edges, layers, columns)
  const bottoms = bottomsOf(boxes, layers)
  const turns = turnsOf(edges)
  const isForward = ({ from, to }: NumberedEdge): boolean => from !== to && !back.has(edgeKey(from, to))
  const passes = edges.map((edge) =>
    isForward(edge) ? passesOf(layers[edge.from] ?? 0, layers[edge.to] ?? 0, columns, bottoms) : [],
  )
  let lane = bottoms.reduce((lowest, one) => Math.max(lowest, one), figures.margin)
  const routes = edges.flatMap((edge, place): readonly GraphRoute[] => {
    const [from, to, turn] = [boxes[edge.from], boxes[edge.to], turns[place] ?? 0]
    if (from === undefined || to === undefined) return []
    if (edge.from === edge.to) return [loopRoute(edge, from, turn, countOf(edges, edge))]
    if (isForward(edge)) return [forwardRoute(edge, from, to, passes[place] ?? [], turn * figures.lane)]
    lane += figures.lane
    return [backRoute(edge, from, to, lane)]
  })
  return { width: rightOf(columns, routes) + figures.margin, height: lane + figures.margin, boxes, routes }
}

/** How many edges between the same two nodes came before each. */
const turnsOf = (edges: readonly NumberedEdge[]): readonly number[] => {
  const seen = new Map<string, number>()
  return edges.map(({ from, to }) => {
    const key = edgeKey(from, to)
    const turn = seen.get(key) ?? 0
    seen.set(key, turn + 1)
    return turn
  })
}

const countOf = (edges: readonly NumberedEdge[], { from, to }: NumberedEdge): number =>
  edges.filter((other) => other.from === from && other.to === to).length
