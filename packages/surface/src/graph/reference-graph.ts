import { compareText, type DefinitionDocument, type FieldDocument, type ObjectSchemaDocument } from '@assent/kernel'
import { hasOutcomes, takenByCreation } from '../json-schema/command.js'
import { edgeOrder } from './edge-order.js'
import type { Graph, GraphEdge } from './graph.js'

/** What refers to a type: the path to a `ref` field, or a relation, and the type that it names. */
interface Reference {
  readonly path: string
  readonly target: string
}

/** The elements of a list, or the members of a map. */
const elementPath = (path: string, { type }: FieldDocument): string => `${path}${type === 'map' ? '{}' : '[]'}`

const referencesIn = (path: string, field: FieldDocument): readonly Reference[] => [
  ...(field.type === 'ref' && field.entity !== null ? [{ path, target: field.entity }] : []),
  ...(field.items === null ? [] : referencesIn(elementPath(path, field), field.items)),
  ...Object.entries(field.properties).flatMap(([name, property]) => referencesIn(`${path}.${name}`, property)),
  ...Object.entries(field.variants ?? {}).flatMap(([label, variant]) => referencesIn(`${path}(${label})`, variant)),
]

const referencesOf = ({ fields }: ObjectSchemaDocument, prefix: string): readonly Reference[] =>
  Object.entries(fields).flatMap(([name, field]) => referencesIn(prefix + name, field))

const relationsOf = ({ relations = {} }: DefinitionDocument): readonly Reference[] =>
  Object.entries(relations).map(([name, { kind, cardinality, target }]) => ({
    path: `${name}: ${kind} ${cardinality}`,
    target,
  }))

const edgesOf = (definition: DefinitionDocument): readonly GraphEdge[] =>
  [
    ...referencesOf(definition.schema, ''),
    ...(hasOutcomes(definition.create) ? referencesOf(takenByCreation(definition), 'create: ') : []),
    ...Object.entries(definition.operations).flatMap(([name, operation]) =>
      referencesOf(operation.arguments, `${name}: `),
    ),
    ...relationsOf(definition),
  ].map(({ path, target }) => ({ from: definition.entity, to: target, label: path }))

const isRepeat = (edge: GraphEdge, index: number, edges: readonly GraphEdge[]): boolean => {
  const before = edges[index - 1]
  return before !== undefined && edgeOrder(before, edge) === 0
}

/** The types of a set of definitions and what refers to them: `ref` fields at any depth, relations (V-3). */
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
