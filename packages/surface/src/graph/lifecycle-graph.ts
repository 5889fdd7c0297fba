import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { edgeOrder } from './edge-order.js'
import type { Graph, GraphEdge, GraphNode } from './graph.js'

interface Move {
  readonly from: string | readonly string[]
  readonly to: string
  readonly label: string
}

/** An operation moves by its transitions or, where it has outcomes, by those of them that move. */
const movesOf = (name: string, { transitions, outcomes = [] }: OperationDocument): readonly Move[] => {
  if (outcomes.length === 0) return transitions.map((transition) => ({ ...transition, label: name }))
  return outcomes.flatMap(({ name: outcome, effect }) =>
    typeof effect === 'object' ? [{ ...effect.moves, label: `${name}: ${outcome}` }] : [],
  )
}

const edgesOf = ({ operations }: DefinitionDocument): readonly GraphEdge[] =>
  Object.entries(operations)
    .flatMap(([name, operation]) =>
      movesOf(name, operation).flatMap(({ from, to, label }) =>
        [from].flat().map((source) => ({ from: source, to, label })),
      ),
    )
    .sort(edgeOrder)

/**
 * The states of a definition in declared order, and an edge for each operation, transition or outcome, and source
 * (V-2). A state that nothing leaves is terminal, unless it is the initial one.
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
