import { isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import type { Planted, Planting } from '../planting.js'
import { operationNames, plantedName } from '../spots/spot.js'
import { countAt, partAt, put, without, type Way } from '../way.js'
import { blanks } from './head.js'

interface Edge {
  readonly operation: string
  readonly way: Way
  readonly sources: readonly string[]
  readonly to: Json
}

const listOf = (operation: string): Way => ['operations', operation, 'transitions']

const edgesOf = (document: Json): readonly Edge[] =>
  operationNames(document).flatMap((operation) => {
    const list = partAt(document, listOf(operation)) ?? null
    if (!isJsonArray(list)) return []
    return list.filter(isJsonObject).map(({ from = null, to = null }, index) => ({
      operation,
      way: [...listOf(operation), index],
      sources: (isJsonArray(from) ? from : [from]).filter((state) => typeof state === 'string'),
      to,
    }))
  })

const appended = (document: Json, { operation, to }: Edge, from: Json): Json =>
  put(document, [...listOf(operation), countAt(document, listOf(operation))], { from, to })

const perEdge =
  (plant: (document: Json, edge: Edge) => Planted): Planting['places'] =>
  (document) =>
    edgesOf(document).map((edge) => () => plant(document, edge))

/** What is wrong with an operation's name and its edges. */
export const transitionPlantings: readonly Planting[] = [
  {
    name: 'the name of an operation is blank',
    kind: 'empty_operation_name',
    places: (document) =>
      edgesOf(document).flatMap(({ sources, to }) =>
        blanks.map((blank) => () => ({
          document: put(document, ['operations', blank], { transitions: [{ from: sources, to }] }),
          defect: { kind: 'empty_operation_name' },
        })),
      ),
  },
  {
    name: 'an operation has no transitions',
    kind: 'no_transitions',
    places: (document) =>
      operationNames(document).flatMap((operation) => [
        () => ({
          document: put(document, listOf(operation), []),
          defect: { kind: 'no_transitions', operation },
        }),
        () => ({
          document: without(document, listOf(operation)),
          defect: { kind: 'no_transitions', operation },
        }),
      ]),
  },
  {
    name: 'a transition has no source',
    kind: 'empty_from_states',
    places: perEdge((document, edge) => ({
      document: put(document, [...edge.way, 'from'], []),
      defect: { kind: 'empty_from_states', operation: edge.operation },
    })),
  },
  {
    name: 'a source is not declared',
    kind: 'unknown_from_state',
    places: perEdge((document, edge) => ({
      document: put(document, [...edge.way, 'from'], [...edge.sources, plantedName]),
      defect: { kind: 'unknown_from_state', operation: edge.operation, state: plantedName },
    })),
  },
  {
    name: 'the target of a transition is not declared',
    kind: 'unknown_to_state',
    places: perEdge((document, edge) => ({
      document: put(document, [...edge.way, 'to'], plantedName),
      defect: { kind: 'unknown_to_state', operation: edge.operation, state: plantedName },
    })),
  },
  {
    name: 'a state is the source of two transitions of an operation',
    kind: 'ambiguous_transition',
    places: perEdge((document, edge) => ({
      document: appended(document, edge, edge.sources[0] ?? ''),
      defect: { kind: 'ambiguous_transition', operation: edge.operation, state: edge.sources[0] ?? '' },
    })),
  },
  {
    name: 'a state is twice the source of one transition',
    kind: 'ambiguous_transition',
    places: perEdge((document, edge) => ({
      document: put(document, [...edge.way, 'from'], [...edge.sources, edge.sources[0] ?? '']),
      defect: { kind: 'ambiguous_transition', operation: edge.operation, state: edge.sources[0] ?? '' },
    })),
  },
]
