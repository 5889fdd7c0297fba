import {
  emptySchema,
  type DefinitionDocument,
  type EventDocument,
  type ObjectSchemaDocument,
  type OperationDocument,
} from '../document/document.js'
import { levelOf } from '../document/service/level.js'
import { isBlank, namesOf } from '../value/text.js'
import { checkEvent } from './check-events.js'
import { checkFields } from './check-field.js'
import { checkLifecycle, type LifecycleCheck } from './check-lifecycle.js'
import { checkProjections } from './check-projections.js'
import { checkRules } from './check-rule.js'
import { checkSet } from './check-set.js'
import { checkTransitions } from './check-transitions.js'
import type { Defect } from './defect.js'
import { creationPlace, invariantPlace, operationPlace, preconditionPlace, type Place } from './place.js'
import { checkCreationBranches, checkOperationBranches, checkOperationOutcomes } from './service/check-branches.js'
import { checkEventCopies } from './service/check-copies.js'
import { checkDeclarations } from './service/check-declarations.js'
import { checkGates } from './service/check-gates.js'
import { creationCommand, operationCommand } from './service/command.js'

const checkHead = (document: DefinitionDocument): readonly Defect[] => [
  ...(isBlank(document.entity) ? [{ kind: 'empty_entity_name' } as const] : []),
  ...(document.version === 0 ? [{ kind: 'zero_version' } as const] : []),
]

/** An event, then the members of its payload that are copied. */
const checkWholeEvent = (
  event: EventDocument,
  path: string,
  operation: string | null,
  place: Place,
  args: ObjectSchemaDocument,
): readonly Defect[] => [
  ...checkEvent(event, path, operation, place),
  ...checkEventCopies(event, path, args, place.level),
]

const checkCreation = (document: DefinitionDocument): readonly Defect[] => {
  const { emit } = document.create
  return emit === null ? [] : checkWholeEvent(emit, 'create.emit', null, creationPlace(document), emptySchema)
}

const checkOperation = (
  document: DefinitionDocument,
  name: string,
  operation: OperationDocument,
  lifecycle: LifecycleCheck,
): readonly Defect[] => {
  const command = operationCommand(document, name, operation)
  const { path } = command
  const place = operationPlace(document, operation)
  const leadsNowhere = operation.transitions.length === 0 && command.outcomes.length === 0
  return [
    ...(isBlank(name) ? [{ kind: 'empty_operation_name' } as const] : []),
    ...(leadsNowhere ? [{ kind: 'no_transitions', operation: name } as const] : []),
    ...checkFields(operation.arguments.fields, `${path}.arguments`, command.level),
    ...checkOperationOutcomes(command, lifecycle),
    ...checkTransitions(name, operation.transitions, lifecycle.knows),
    ...checkRules(operation.preconditions, `${path}.preconditions`, preconditionPlace(document, operation)),
    ...checkSet(command, operation.set, `${path}.set`, place),
    ...operation.emits.flatMap((event, index) =>
      checkWholeEvent(event, `${path}.emits[${index}]`, name, place, operation.arguments),
    ),
    ...checkOperationBranches(command),
  ]
}

/** Every defect of a definition, in the order of K-155 and SR-179. A single fault gives a single defect (K-154). */
export const checkDefinition = (document: DefinitionDocument): readonly Defect[] => {
  const level = levelOf(document)
  const lifecycle = checkLifecycle(document.lifecycle)
  return [
    ...checkHead(document),
    ...lifecycle.defects,
    ...(level === 0 ? checkGates(document) : []),
    ...checkFields(document.schema.fields, 'schema', level),
    ...(level === 0 ? [] : checkDeclarations(document)),
    ...checkRules(document.invariants, 'invariants', invariantPlace(document)),
    ...checkProjections(document),
    ...checkCreation(document),
    ...checkCreationBranches(creationCommand(document), lifecycle),
    ...namesOf(document.operations).flatMap((name) =>
      checkOperation(document, name, document.operations[name] as OperationDocument, lifecycle),
    ),
  ]
}
