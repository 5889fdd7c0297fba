import type { GraphNode } from '../graph.js'
import type { NumberedEdge } from '../numbered.js'

const neighbours = (count: number, edges: readonly NumberedEdge[]): readonly (readonly number[])[] => {
  const lists: number[][] = Array.from({ length: count }, () => [])
  for (const { from, to } of edges) lists[from]?.push(to)
  return lists
}

/** Where a walk begins: at the entries, then where nothing leads to, then anywhere (V-10). */
const startsOf = (nodes: readonly GraphNode[], edges: readonly NumberedEdge[]): readonly number[] => {
  const reached = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to))
  const rank = ({ emphasis }: GraphNode, place: number): number =>
    emphasis === 'entry' ? 0 : reached.has(place) ? 2 : 1
  return [...nodes.keys()].sort((one, other) => {
    const [a, b] = [nodes[one], nodes[other]]
    return a === undefined || b === undefined ? 0 : rank(a, one) - rank(b, other) || one - other
  })
}

/**
 * Which edges lead back to where a depth-first walk came from; without them no way leads in a circle. By the edge's
 * place. The walk keeps its own stack, for a lifecycle may be deeper than the host's.
 */
export const backEdges = (nodes: readonly GraphNode[], edges: readonly NumberedEdge[]): ReadonlySet<string> => {
  const next = neighbours(nodes.length, edges)
  const state = new Map<number, 'open' | 'done'>()
  const back = new Set<string>()
  const walk = (start: number): void => {
    const way = [{ place: start, taken: 0 }]
    state.set(start, 'open')
    for (let top = way.at(-1); top !== undefined; top = way.at(-1)) {
      const to = next[top.place]?.[top.taken]
      top.taken += 1
      if (to === undefined) {
        state.set(top.place, 'done')
        way.pop()
      } else if (state.get(to) === 'open') back.add(edgeKey(top.place, to))
      else if (state.get(to) === undefined) {
        state.set(to, 'open')
        way.push({ place: to, taken: 0 })
      }
    }
  }
  for (const start of startsOf(nodes, edges)) if (state.get(start) === undefined) walk(start)
  return back
}

/** All edges from one node to another go the same way. */
export const edgeKey = (from: number, to: number): string => `${from}-${to}`
