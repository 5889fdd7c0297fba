import {
  emptySchema,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OperationDocument,
} from '../document/document.js'
import type { Root } from './reference.js'

/** A place of a definition where references stand, and what they may read there (K-81). */
export interface Place {
  /** The place in words, for messages. */
  readonly name: string
  readonly roots: readonly Root[]
  readonly schema: ObjectSchemaDocument
  /** The arguments of the operation that the place belongs to. */
  readonly arguments: ObjectSchemaDocument
}

const everywhere: readonly Root[] = ['id', 'entity', 'version', 'fields']

/** Invariants and projection keys: the new state only, no arguments, no past. */
export const invariantPlace = ({ schema }: DefinitionDocument): Place => ({
  name: 'an invariant',
  roots: [...everywhere, 'state'],
  schema,
  arguments: emptySchema,
})

/** The key of a projection reads what an invariant reads (K-148). */
export const projectionPlace = (document: DefinitionDocument): Place => ({
  ...invariantPlace(document),
  name: 'a projection key',
})

/** The event of a creation: nothing came before it. */
export const creationPlace = ({ schema }: DefinitionDocument): Place => ({
  name: 'a creation event',
  roots: [...everywhere, 'state', 'to_state'],
  schema,
  arguments: emptySchema,
})

/** Preconditions: the arguments and the transition are known, nothing is written yet. */
export const preconditionPlace = ({ schema }: DefinitionDocument, operation: OperationDocument): Place => ({
  name: 'a precondition',
  roots: [...everywhere, 'to_state', 'from_state', 'args', 'old_fields'],
  schema,
  arguments: operation.arguments,
})

/** `set` and the events of an operation: everything. */
export const operationPlace = ({ schema }: DefinitionDocument, operation: OperationDocument): Place => ({
  name: 'an operation',
  roots: [...everywhere, 'state', 'to_state', 'from_state', 'args', 'old_fields'],
  schema,
  arguments: operation.arguments,
})
