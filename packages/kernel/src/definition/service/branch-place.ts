import { emptySchema, type DefinitionDocument, type OperationDocument } from '../../document/document.js'
import { operationPlace, placeIn, type Place } from '../place.js'

/** The three places of a branch where references stand (SR-55). */
export interface BranchPlaces {
  readonly selector: Place
  readonly assignment: Place
  readonly output: Place
}

/** A branch of creation: there is no instance yet, and fields only once they are assigned. */
export const creationPlaces = (document: DefinitionDocument): BranchPlaces => {
  const args = document.create.arguments ?? emptySchema
  const assigned = ['id', 'entity', 'version', 'state', 'to_state', 'args'] as const
  return {
    selector: placeIn(document, 'a creation selector', ['id', 'entity', 'version', 'args'], args),
    assignment: placeIn(document, 'the `set` of a creation', assigned, args),
    output: placeIn(document, 'the output of a creation', [...assigned, 'fields'], args),
  }
}

/** A branch of an operation: its selector does not know yet where the operation leads. */
export const operationPlaces = (document: DefinitionDocument, operation: OperationDocument): BranchPlaces => {
  const place = operationPlace(document, operation)
  const roots = ['id', 'entity', 'version', 'from_state', 'args', 'fields'] as const
  return {
    selector: placeIn(document, 'a selector', roots, operation.arguments),
    assignment: place,
    output: place,
  }
}
