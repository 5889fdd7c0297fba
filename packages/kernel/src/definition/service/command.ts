import {
  emptySchema,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OperationDocument,
  type OutcomeDocument,
} from '../../document/document.js'
import { levelOf, type Level } from '../../document/service/level.js'
import { creationPlaces, operationPlaces, type BranchPlaces } from './branch-place.js'

/** A creation or an operation, as its branches are checked. */
export interface Command {
  /** `create`, or the name of the operation. */
  readonly name: string
  readonly isCreation: boolean
  readonly path: string
  readonly document: DefinitionDocument
  readonly level: Level
  readonly arguments: ObjectSchemaDocument
  readonly response: ObjectSchemaDocument
  readonly outcomes: readonly OutcomeDocument[]
  readonly places: BranchPlaces
}

/** Where a branch stands: it goes by its name (SR-1). */
export const pathOfOutcome = ({ path }: Command, { name }: OutcomeDocument): string => `${path}.outcomes.${name}`

export const creationCommand = (document: DefinitionDocument): Command => {
  const { arguments: args = emptySchema, response = emptySchema, outcomes = [] } = document.create
  return {
    name: 'create',
    isCreation: true,
    path: 'create',
    document,
    level: levelOf(document),
    arguments: args,
    response,
    outcomes,
    places: creationPlaces(document),
  }
}

export const operationCommand = (
  document: DefinitionDocument,
  name: string,
  operation: OperationDocument,
): Command => ({
  name,
  isCreation: false,
  path: `operations.${name}`,
  document,
  level: levelOf(document),
  arguments: operation.arguments,
  response: operation.response ?? emptySchema,
  outcomes: operation.outcomes ?? [],
  places: operationPlaces(document, operation),
})
