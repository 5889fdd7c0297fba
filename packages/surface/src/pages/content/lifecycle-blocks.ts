import type { DefinitionDocument } from '@assent/kernel'
import { edgeOrder } from '../../graph/edge-order.js'
import type { Graph, GraphEdge } from '../../graph/graph.js'
import { lifecycleGraph } from '../../graph/lifecycle-graph.js'
import { accepting } from '../../json-schema/command.js'
import { statesOf } from '../../json-schema/service/outcome-states.js'
import { code, mark, text, type Block, type Line } from '../block.js'
import { legible } from '../legible.js'

/** A graph whose names are legible; its nodes are still told apart by their names as they are. */
export const legibleGraph = ({ kind, title, nodes, edges }: Graph): Graph => ({
  kind,
  title: legible(title),
  nodes: nodes.map((node) => ({ ...node, label: legible(node.label) })),
  edges: edges.map((edge) => ({ ...edge, label: legible(edge.label) })),
})

/** The outcomes that leave the state as it is: no edge is drawn for them. */
const staysOf = (definition: DefinitionDocument): readonly GraphEdge[] =>
  Object.entries(definition.operations).flatMap(([name, operation]) =>
    accepting(operation)
      .filter(({ effect }) => typeof effect !== 'object')
      .flatMap((outcome) =>
        statesOf(definition, operation, outcome).from.map((state) => ({
          from: state,
          to: state,
          label: `${name}: ${outcome.name}`,
        })),
      ),
  )

const waysFrom = (edges: readonly GraphEdge[], state: string): Line => {
  const ways = edges.filter(({ from }) => from === state)
  if (ways.length === 0) return [text('nothing')]
  return ways.flatMap(({ label, to }, place) => [
    text(place === 0 ? '' : ', '),
    code(legible(label)),
    ...(to === state ? [] : [text(' to '), code(legible(to))]),
  ])
}

const marks = { entry: 'initial', terminal: 'final', plain: undefined } as const

/** The lifecycle drawn, and what leaves each state. */
export const lifecycleBlocks = (definition: DefinitionDocument): readonly Block[] => {
  const graph = lifecycleGraph(definition)
  const ways = [...graph.edges, ...staysOf(definition)].sort(edgeOrder)
  return [
    { kind: 'drawing', graph: legibleGraph(graph) },
    {
      kind: 'table',
      columns: ['state', 'what can be done'],
      rows: graph.nodes.map(({ id, emphasis }) => {
        const word = marks[emphasis]
        return [[code(legible(id)), ...(word === undefined ? [] : [text(' '), mark(word)])], waysFrom(ways, id)]
      }),
    },
  ]
}
