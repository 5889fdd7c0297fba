import type { Graph, GraphNode } from './graph.js'
import { figures, widthOf } from './layout/figures.js'
import { numberedEdges } from './numbered.js'

/** How large something is drawn, in whole units. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** What a layout has to find places for: every node, and every edge with its label. */
export interface GraphSizes {
  /** The room that a drawing leaves on each side. */
  readonly margin: number
  /** One a node, in the graph's order. */
  readonly nodes: readonly Size[]
  /** One an edge, in the graph's order; its ends are places in `nodes`. */
  readonly edges: readonly { readonly from: number; readonly to: number; readonly label: Size }[]
}

const nodeSize = ({ label }: GraphNode): Size => ({
  width: widthOf(label, figures.character) + 2 * figures.padding,
  height: figures.boxHeight,
})

/** How large the boxes and labels of a graph are, by the figures of the drawing (V-10): what a layout starts from. */
export const graphSizes = (graph: Graph): GraphSizes => ({
  margin: figures.margin,
  nodes: graph.nodes.map(nodeSize),
  edges: numberedEdges(graph).map(({ from, to, label }) => ({
    from,
    to,
    label: { width: widthOf(label, figures.labelCharacter), height: figures.lane },
  })),
})
