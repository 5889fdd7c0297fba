import { dotText } from './escape.js'
import type { Graph, GraphNode } from './graph.js'
import { numberedEdges } from './numbered.js'

const emphases: { readonly [emphasis in GraphNode['emphasis']]: string } = {
  plain: '',
  entry: ' peripheries=2',
  terminal: ' style=filled fillcolor="#eeeeee"',
}

/** A graph in the language of Graphviz (V-7). */
export const graphDot = (graph: Graph): string =>
  [
    `digraph "${dotText(graph.title)}" {`,
    '  rankdir=LR;',
    '  node [shape=box];',
    ...graph.nodes.map(({ label, emphasis }, place) => `  n${place} [label="${dotText(label)}"${emphases[emphasis]}];`),
    ...numberedEdges(graph).map(({ from, to, label }) => `  n${from} -> n${to} [label="${dotText(label)}"];`),
    '}',
  ].join('\n') + '\n'
