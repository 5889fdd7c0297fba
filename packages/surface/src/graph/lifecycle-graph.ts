import type { DefinitionDocument } from '@assent/kernel'
import { edgeOrder } from './edge-order.js'
import type { Graph, GraphEdge, GraphNode } from './graph.js'

const edgesOf = ({ operations }: DefinitionDocument): readonly GraphEdge[] =>
  Object.entries(operations)
    .flatMap(([label, { transitions }]) =>
      transitions.flatMap(({ from, to }) => [from].flat().map((source) => ({ from: source, to, label }))),
    )
    .sort(edgeOrder)

/**
 * The states of a definition in declared order, and an edge for each operation, transition and source (V-2). A state
 * that nothing leaves is terminal, unless it is the initial one.
 */
export const lifecycleGraph = (definition: DefinitionDocument): Graph => {
  const { initial, states } = definition.lifecycle
  const edges = edgesOf(definition)
  const left = new Set(edges.map(({ from }) => from))
  const node = (state: string): GraphNode => ({
    id: state,
    label: state,
    emphasis: state === initial ? 'entry' : left.has(state) ? 'plain' : 'terminal',
  })
  return {
    kind: 'lifecycle',
    title: `${definition.entity} v${definition.version}`,
    nodes: states.map(node),
    edges,
  }
}
