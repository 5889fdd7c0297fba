import { Registry, parseDefinition, type DefinitionDocument } from '@assent/kernel'
import {
  memoryStore,
  relationChecks,
  StoredRuntime,
  type CheckedRelations,
  type RelationStore,
  type Store,
} from '../../src/index.js'
import { valueOf } from '../parcel.js'
import { openFileStore } from '../stores.js'

const lifecycle = { initial: 'made', states: ['made'] }
const text = { type: 'string', required: true }

/** A definition under the service rules, or other rules where the changes say so. */
export const definition = (entity: string, changes: object): DefinitionDocument =>
  valueOf(parseDefinition({ entity, version: 1, semantics: 'service/1', lifecycle, operations: {}, ...changes }))

/** Its identity is a number: the id is the address of what was written. */
export const shelf = definition('shelf', {
  identity: { field: 'number' },
  relations: { books: { kind: 'owns', target: 'book', cardinality: 'many', via: 'shelf' } },
  schema: { fields: { number: { type: 'number', required: true } } },
})

export const author = definition('author', { identity: { field: 'name' }, schema: { fields: { name: text } } })

/** It stands on a shelf, has authors, and may be a part of another book. */
export const book = definition('book', {
  identity: { field: 'title' },
  relations: {
    authors: { kind: 'references', target: 'author', cardinality: 'many', via: 'by' },
    editor: { kind: 'references', target: 'author', cardinality: 'one', via: 'editor' },
  },
  schema: {
    fields: {
      title: text,
      shelf: { type: 'number', required: true },
      by: { type: 'array', items: { type: 'string' }, required: true },
      editor: { type: 'string' },
    },
  },
  operations: {
    edit: {
      arguments: { fields: { editor: text } },
      transitions: [{ from: 'made', to: 'made' }],
      set: { editor: '$args.editor' },
    },
  },
})

/** Under the rules of `kernel/1`: what it names are ids. */
export const part = definition('part', {
  semantics: 'kernel/1',
  schema: {
    fields: {
      parent: { type: 'ref', entity: 'part', acyclic: true },
      beside: { type: 'array', items: { type: 'ref', entity: 'part' } },
      maker: { type: 'ref', entity: 'author' },
      loop: { type: 'ref', entity: 'part' },
      away: { type: 'ref', entity: 'author', acyclic: true },
      note: { type: 'string' },
    },
  },
  operations: {
    move: {
      arguments: { fields: { parent: { type: 'ref', entity: 'part', required: true } } },
      transitions: [{ from: 'made', to: 'made' }],
      set: { parent: '$args.parent' },
    },
  },
})

export const registryOf = (...definitions: readonly DefinitionDocument[]): Registry =>
  valueOf(Registry.empty.registerAll(definitions))

export const library = registryOf(shelf, author, book, part)

export type RelatingStore = Store & RelationStore

/** The stores of this package that hold relations and need no server, each empty. */
export const relatingStores: readonly (readonly [name: string, open: () => Promise<RelatingStore>])[] = [
  ['memory', () => Promise.resolve(memoryStore())],
  ['a SQLite file', () => openFileStore()],
]

/** The same store without the capability. */
export const withoutRelations = (store: RelatingStore): Store =>
  Object.fromEntries(Object.entries(store).filter(([name]) => name !== 'commitRelated')) as unknown as Store

/** A runtime that has these relations held. */
export const holding = (store: RelatingStore, checks: CheckedRelations, registry = library): StoredRuntime =>
  StoredRuntime.of({ registry, store, relations: valueOf(relationChecks({ registry, store, checks })) })
