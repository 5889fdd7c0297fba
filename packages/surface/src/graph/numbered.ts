import type { Graph } from './graph.js'

/** An edge between places in the list of nodes. */
export interface NumberedEdge {
  readonly from: number
  readonly to: number
  readonly label: string
}

/** The edges of a graph by the places of their ends: in no format does a name serve as an identifier (V-6). */
export const numberedEdges = ({ nodes, edges }: Graph): readonly NumberedEdge[] => {
  const places = new Map(nodes.map(({ id }, place) => [id, place]))
  return edges.flatMap(({ from, to, label }) => {
    const [start, end] = [places.get(from), places.get(to)]
    return start === undefined || end === undefined ? [] : [{ from: start, to: end, label }]
  })
}
