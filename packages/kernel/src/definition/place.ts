import {
  emptySchema,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OperationDocument,
} from '../document/document.js'
import { levelOf, type Level } from '../document/service/level.js'
import type { Root } from './reference.js'
import type { Binder } from './service/binder.js'

/** A place of a definition where references stand, and what they may read there (K-81). */
export interface Place {
  /** The place in words, for messages. */
  readonly name: string
  readonly roots: readonly Root[]
  readonly schema: ObjectSchemaDocument
  /** The arguments of the operation that the place belongs to. */
  readonly arguments: ObjectSchemaDocument
  /** The level of the definition: the service rules admit more operators and longer paths (SR-9). */
  readonly level: Level
  /** The names of the quantifiers around the place, the innermost first (SR-70). */
  readonly binders: readonly Binder[]
}

/** A place of a definition, outside every quantifier. */
export const placeIn = (
  document: DefinitionDocument,
  name: string,
  roots: readonly Root[],
  args: ObjectSchemaDocument = emptySchema,
): Place => ({ name, roots, schema: document.schema, arguments: args, level: levelOf(document), binders: [] })

const everywhere: readonly Root[] = ['id', 'entity', 'version', 'fields']

/** Invariants and projection keys: the new state only, no arguments, no past. */
export const invariantPlace = (document: DefinitionDocument): Place =>
  placeIn(document, 'an invariant', [...everywhere, 'state'])

/** The key of a projection reads what an invariant reads (K-148). */
export const projectionPlace = (document: DefinitionDocument): Place => ({
  ...invariantPlace(document),
  name: 'a projection key',
})

/** The event of a creation: nothing came before it. */
export const creationPlace = (document: DefinitionDocument): Place =>
  placeIn(document, 'a creation event', [...everywhere, 'state', 'to_state'])

/** Preconditions: the arguments and the transition are known, nothing is written yet. */
export const preconditionPlace = (document: DefinitionDocument, operation: OperationDocument): Place =>
  placeIn(
    document,
    'a precondition',
    [...everywhere, 'to_state', 'from_state', 'args', 'old_fields'],
    operation.arguments,
  )

/** `set` and the events of an operation: everything. */
export const operationPlace = (document: DefinitionDocument, operation: OperationDocument): Place =>
  placeIn(
    document,
    'an operation',
    [...everywhere, 'state', 'to_state', 'from_state', 'args', 'old_fields'],
    operation.arguments,
  )
