import type { Graph } from './graph.js'

/** A graph as lines: its title and where it begins, then an edge a line (V-5). */
export const graphText = ({ title, nodes, edges }: Graph): string => {
  const entry = nodes.find(({ emphasis }) => emphasis === 'entry')
  const heading = entry === undefined ? title : `${title}: initial ${entry.label}`
  return [heading, ...edges.map(({ from, label, to }) => `${from} --${label}--> ${to}`)].join('\n') + '\n'
}
