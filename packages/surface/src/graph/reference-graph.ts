import { compareText, type DefinitionDocument, type FieldDocument, type FieldsDocument } from '@assent/kernel'
import { edgeOrder } from './edge-order.js'
import type { Graph, GraphEdge } from './graph.js'

/** A `ref` field: the path to it, and the type that it names. */
interface Reference {
  readonly path: string
  readonly target: string
}

const referencesIn = (path: string, field: FieldDocument): readonly Reference[] => [
  ...(field.type === 'ref' && field.entity !== null ? [{ path, target: field.entity }] : []),
  ...(field.items === null ? [] : referencesIn(`${path}[]`, field.items)),
  ...Object.entries(field.properties).flatMap(([name, property]) => referencesIn(`${path}.${name}`, property)),
]

const referencesOf = (fields: FieldsDocument, prefix: string): readonly Reference[] =>
  Object.entries(fields).flatMap(([name, field]) => referencesIn(prefix + name, field))

const edgesOf = ({ entity, schema, operations }: DefinitionDocument): readonly GraphEdge[] =>
  [
    ...referencesOf(schema.fields, ''),
    ...Object.entries(operations).flatMap(
      ([
        name,
        {
          arguments: { fields },
        },
      ]) => referencesOf(fields, `${name}: `),
    ),
  ].map(({ path, target }) => ({ from: entity, to: target, label: path }))

const isRepeat = (edge: GraphEdge, index: number, edges: readonly GraphEdge[]): boolean => {
  const before = edges[index - 1]
  return before !== undefined && edgeOrder(before, edge) === 0
}

/** The types of a set of definitions and the `ref` fields between them, at any depth (V-3). */
export const referenceGraph = (definitions: readonly DefinitionDocument[]): Graph => {
  const edges = definitions
    .flatMap(edgesOf)
    .sort(edgeOrder)
    .filter((edge, index, all) => !isRepeat(edge, index, all))
  const present = new Set(definitions.map(({ entity }) => entity))
  const names = [...new Set([...present, ...edges.map(({ to }) => to)])].sort(compareText)
  return {
    kind: 'references',
    title: 'references',
    // A target that is not in the set is drawn as missing (V-4).
    nodes: names.map((name) => ({ id: name, label: name, emphasis: present.has(name) ? 'plain' : 'terminal' })),
    edges,
  }
}
