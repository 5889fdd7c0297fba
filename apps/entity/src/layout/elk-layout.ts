import { graphSizes, type Box, type Graph, type GraphLayout, type GraphRoute } from '@assent/surface'
import type { ElkExtendedEdge, ElkNode, ElkPoint, ElkShape } from 'elkjs'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { usage, type Failure } from '../failure.js'
import { elkGraph } from './elk-graph.js'

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.ceil(width),
  height: Math.ceil(height),
})

const lineTo = ({ x, y }: ElkPoint, place: number): string =>
  `${place === 0 ? 'M' : 'L'} ${Math.round(x)} ${Math.round(y)}`

/** It leads back where it ends above its start; a loop does neither. */
const routeOf = ({ sources, targets, sections = [], labels = [] }: ElkExtendedEdge): GraphRoute => {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
  const isLoop = sources[0] === targets[0]
  return {
    path: points.map(lineTo).join(' '),
    label: boxOf(labels[0] ?? {}),
    dashed: !isLoop && (points.at(-1)?.y ?? 0) < (points[0]?.y ?? 0),
  }
}

const layoutOf = ({ width = 0, height = 0, children = [], edges = [] }: ElkNode): GraphLayout => ({
  width: Math.ceil(width),
  height: Math.ceil(height),
  boxes: children.map(boxOf),
  routes: edges.map(routeOf),
})

/** The layout that elk makes of a graph. Elk is large: it is loaded here, and no other call loads it. */
export const elkLayout = (graph: Graph): TE.TaskEither<Failure, GraphLayout> =>
  TE.tryCatch(
    async () => {
      const { default: elk } = await import('elkjs')
      return layoutOf(await new elk.default().layout(elkGraph(graphSizes(graph))))
    },
    () => usage('elk finds no layout for this graph: leave `--layout` out'),
  )
