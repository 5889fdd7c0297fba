import { mermaidEdgeText, mermaidText } from './escape.js'
import type { Graph, GraphNode } from './graph.js'
import { numberedEdges } from './numbered.js'

const placesOf = (nodes: readonly GraphNode[], emphasis: GraphNode['emphasis']): readonly number[] =>
  nodes.flatMap((node, place) => (node.emphasis === emphasis ? [place] : []))

const lifecycleLines = (graph: Graph): readonly string[] => [
  'stateDiagram-v2',
  ...graph.nodes.map(({ label }, place) => `  state "${mermaidText(label)}" as n${place}`),
  ...placesOf(graph.nodes, 'entry').map((place) => `  [*] --> n${place}`),
  ...numberedEdges(graph).map(({ from, to, label }) => `  n${from} --> n${to}: ${mermaidText(label)}`),
  ...placesOf(graph.nodes, 'terminal').map((place) => `  n${place} --> [*]`),
]

const missingLines = (places: readonly number[]): readonly string[] =>
  places.length === 0
    ? []
    : ['  classDef missing stroke-dasharray: 4 3', `  class ${places.map((place) => `n${place}`).join(',')} missing`]

const referenceLines = (graph: Graph): readonly string[] => [
  'flowchart LR',
  ...graph.nodes.map(({ label }, place) => `  n${place}["${mermaidText(label)}"]`),
  ...numberedEdges(graph).map(({ from, to, label }) => `  n${from} -->|${mermaidEdgeText(label)}| n${to}`),
  ...missingLines(placesOf(graph.nodes, 'terminal')),
]

/** A graph as a Mermaid diagram (V-6). */
export const graphMermaid = (graph: Graph): string =>
  (graph.kind === 'lifecycle' ? lifecycleLines(graph) : referenceLines(graph)).join('\n') + '\n'
