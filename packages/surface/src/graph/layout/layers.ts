import type { NumberedEdge } from '../numbered.js'

/** How many edges lead to each node. */
const degrees = (count: number, edges: readonly NumberedEdge[]): number[] => {
  const incoming = Array.from({ length: count }, () => 0)
  for (const { to } of edges) incoming[to] = (incoming[to] ?? 0) + 1
  return incoming
}

/** The layer of each node: the longest way that leads to it. The edges lead in no circle. */
export const layersOf = (count: number, edges: readonly NumberedEdge[]): readonly number[] => {
  const waiting = degrees(count, edges)
  const leaving = Array.from({ length: count }, (): NumberedEdge[] => [])
  for (const edge of edges) leaving[edge.from]?.push(edge)
  const layers = Array.from({ length: count }, () => 0)
  const ready = [...waiting.keys()].filter((place) => waiting[place] === 0)
  for (let place = ready.shift(); place !== undefined; place = ready.shift()) {
    for (const { to } of leaving[place] ?? []) {
      layers[to] = Math.max(layers[to] ?? 0, (layers[place] ?? 0) + 1)
      waiting[to] = (waiting[to] ?? 0) - 1
      if (waiting[to] === 0) ready.push(to)
    }
  }
  return layers
}
