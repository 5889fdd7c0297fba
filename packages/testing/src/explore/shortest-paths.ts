import { compareText, type EntityInstance } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import { decideCall } from './decide-call.js'
import type { Call, Visited } from './exploration.js'
import type { Explorer } from './explorer.js'
import type { Node } from './graph.js'

const resultOf = ({ source }: Explorer, instance: EntityInstance | null, call: Call) => {
  const decision = decideCall(source.definition, instance, call)
  return isLeft(decision) ? undefined : decision.right.instance
}

const operationsOf = ({ isLooked, operations }: Node): readonly string[] | null =>
  isLooked ? [...operations].sort(compareText) : null

/**
 * The fewest commands that lead to each node, by its number, and the instance that they give; among paths of equal
 * length, the one explored first. Decided again, for a node stands for instances that differ in free fields.
 */
export const shortestPaths = (explorer: Explorer): ReadonlyMap<number, Visited> => {
  const { nodes, roots } = explorer.graph
  const paths = new Map<number, Visited>()
  const reach = (edges: ReadonlyMap<number, Call>, at: Visited | null): void => {
    for (const [number, call] of edges) {
      const node = paths.has(number) ? undefined : nodes[number]
      const instance = node === undefined ? undefined : resultOf(explorer, at?.instance ?? null, call)
      if (node === undefined || instance === undefined) continue
      paths.set(number, { instance, path: [...(at?.path ?? []), call], operations: operationsOf(node) })
    }
  }
  reach(roots, null)
  // A map goes on with what is added while it is walked, so this is breadth first.
  for (const [number, visited] of paths) reach(nodes[number]?.edges ?? new Map<number, Call>(), visited)
  return paths
}
