import { memberOf, type DefinitionDocument, type JsonObject, type OperationDocument } from '@assent/kernel'
import { accepting } from '../../../json-schema/command.js'
import { partNames } from '../part-names.js'
import { responsesOf } from '../responses.js'
import { metByCreation, metByOperation } from './met-refusals.js'

/** What a creation answers. Where it has outcomes, that they say more of it. */
export const creationResponses = (definition: DefinitionDocument): JsonObject => {
  const { commit, created, creationRefused } = partNames(definition)
  const answer = accepting(definition.create).length > 0 ? created : commit
  const refusals = { kinds: metByCreation(definition), refused: creationRefused }
  return responsesOf('create', 'the creation, as it is stored', answer, refusals)
}

/** What an operation answers, in the same way. */
export const executionResponses = (definition: DefinitionDocument, name: string): JsonObject => {
  const { commit, executed, executionRefused } = partNames(definition)
  const operation = memberOf<OperationDocument>(definition.operations, name)
  if (operation === undefined) return {}
  const answer = accepting(operation).length > 0 ? executed(name) : commit
  const refusals = { kinds: metByOperation(definition, operation), refused: executionRefused(name) }
  return responsesOf('execute', 'the decision, as it is stored', answer, refusals)
}
