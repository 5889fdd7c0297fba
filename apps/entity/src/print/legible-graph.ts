import type { Graph } from '@assent/surface'
import { lineOf } from './one-line.js'

/** A graph whose names are each one line, in which nothing is left that a terminal acts on, in whatever format. */
export const legibleGraph = ({ kind, title, nodes, edges }: Graph): Graph => ({
  kind,
  title: lineOf(title),
  nodes: nodes.map(({ id, label, emphasis }) => ({ id: lineOf(id), label: lineOf(label), emphasis })),
  edges: edges.map(({ from, to, label }) => ({ from: lineOf(from), to: lineOf(to), label: lineOf(label) })),
})
