import type { GraphSizes } from '@assent/surface'
import type { ElkNode } from 'elkjs'

// Everything that elk would choose by itself and that shows is said here, the seed too, so that the same graph gives
// the same drawing. It leads from top to bottom: labels are wide and low, so that way a large graph stays the narrower.
const options = {
  'elk.algorithm': 'layered',
  'elk.randomSeed': '1',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelLabel': '4',
  'elk.spacing.nodeSelfLoop': '18',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
}

const paddingOf = (margin: number): string => `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`

/** What elk is asked: boxes and labels with their sizes, by number. No name of a definition goes into it. */
export const elkGraph = ({ margin, nodes, edges }: GraphSizes): ElkNode => ({
  id: 'graph',
  layoutOptions: { ...options, 'elk.padding': paddingOf(margin) },
  children: nodes.map((size, place) => ({ id: `n${place}`, ...size })),
  edges: edges.map(({ from, to, label }, place) => ({
    id: `e${place}`,
    sources: [`n${from}`],
    targets: [`n${to}`],
    // A label without a text is left where it is.
    labels: [{ text: '-', ...label }],
  })),
})
