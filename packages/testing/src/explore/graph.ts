import { canonical, type EntityInstance } from '@assent/kernel'
import type { Call } from './exploration.js'

/** An instance that was reached, and where calls on it lead. */
export interface Node {
  readonly instance: EntityInstance
  /** Had no other instance its shape before? */
  readonly isNovel: boolean
  /** Operations after the creation, on the shortest way by which it was reached so far. */
  depth: number
  /** Has every candidate call been tried on it? */
  isLooked: boolean
  /** The operations that accepted a call on it. */
  readonly operations: Set<string>
  /** By the number of the node that is reached: the first call that reaches it. */
  readonly edges: Map<number, Call>
}

/** Which instances were reached, and how; the number of a node is its place. */
export interface Graph {
  readonly nodes: Node[]
  /** The creations, by the node that each gives. */
  readonly roots: Map<number, Call>
  readonly numbers: Map<string, number>
  readonly shapes: Set<string>
  /** The fields whose values make no difference. */
  readonly free: ReadonlySet<string>
}

export const emptyGraph = (free: ReadonlySet<string>): Graph => ({
  nodes: [],
  roots: new Map(),
  numbers: new Map(),
  shapes: new Set(),
  free,
})

/** Instances are the same where all but the revision and the values of free fields is. */
const keyOf = ({ free }: Graph, { id, lifecycle_state, fields }: EntityInstance): string => {
  const members = Object.entries(fields).map(([name, value]) => [name, free.has(name) ? true : value] as const)
  return canonical([id, lifecycle_state, members])
}

/** The number of the node of an instance, if there is one. */
export const numberOf = (graph: Graph, instance: EntityInstance): number | undefined =>
  graph.numbers.get(keyOf(graph, instance))

/** Adds an instance that is not there yet. */
export const addNode = (graph: Graph, node: Node, shape: string): number => {
  const number = graph.nodes.length
  graph.nodes.push(node)
  graph.numbers.set(keyOf(graph, node.instance), number)
  graph.shapes.add(shape)
  return number
}

/** Remembers that a call leads to a node; `from` is null where the call is a creation. */
export const link = ({ nodes, roots }: Graph, from: number | null, call: Call, to: number): void => {
  const edges = from === null ? roots : nodes[from]?.edges
  if (edges?.has(to) === false) edges.set(to, call)
}
