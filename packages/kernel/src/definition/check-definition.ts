import type { DefinitionDocument, OperationDocument, ProjectionDocument } from '../document/document.js'
import { isBlank, namesOf } from '../value/text.js'
import { checkEvent } from './check-events.js'
import { checkFields } from './check-field.js'
import { checkLifecycle, type LifecycleCheck } from './check-lifecycle.js'
import { checkReference } from './check-reference.js'
import { checkRules } from './check-rule.js'
import { checkServiceKeys } from './check-service-keys.js'
import { checkSet } from './check-set.js'
import { checkTransitions } from './check-transitions.js'
import type { Defect } from './defect.js'
import {
  creationPlace,
  invariantPlace,
  operationPlace,
  preconditionPlace,
  projectionPlace,
  type Place,
} from './place.js'

const checkHead = (document: DefinitionDocument): readonly Defect[] => [
  ...(isBlank(document.entity) ? [{ kind: 'empty_entity_name' } as const] : []),
  ...(document.version === 0 ? [{ kind: 'zero_version' } as const] : []),
]

/** The key of a projection, then its state (K-148). A key that starts with no `$` is accepted and files nothing. */
const checkProjection = (
  { key, in_state }: ProjectionDocument,
  name: string,
  place: Place,
  states: ReadonlySet<string>,
): readonly Defect[] => {
  const path = `projections.${name}`
  const fault = key.startsWith('$') ? checkReference(key, place) : undefined
  const unknown = in_state !== null && !states.has(in_state)
  return [
    ...(fault === undefined ? [] : [{ kind: 'invalid_template', path, message: fault } as const]),
    ...(unknown ? [{ kind: 'invalid_rule', path, message: `\`${in_state}\` is not a state` } as const] : []),
  ]
}

const checkProjections = (document: DefinitionDocument): readonly Defect[] => {
  const place = projectionPlace(document)
  const states = new Set(document.lifecycle.states)
  return namesOf(document.projections).flatMap((name) =>
    checkProjection(document.projections[name] as ProjectionDocument, name, place, states),
  )
}

const checkCreation = (document: DefinitionDocument): readonly Defect[] =>
  document.create.emit === null ? [] : checkEvent(document.create.emit, 'create.emit', null, creationPlace(document))

const checkOperation = (
  document: DefinitionDocument,
  name: string,
  operation: OperationDocument,
  { knows }: LifecycleCheck,
): readonly Defect[] => {
  const path = `operations.${name}`
  const place = operationPlace(document, operation)
  return [
    ...(isBlank(name) ? [{ kind: 'empty_operation_name' } as const] : []),
    ...(operation.transitions.length === 0 ? [{ kind: 'no_transitions', operation: name } as const] : []),
    ...checkFields(operation.arguments.fields, `${path}.arguments`),
    ...checkTransitions(name, operation.transitions, knows),
    ...checkRules(operation.preconditions, `${path}.preconditions`, preconditionPlace(document, operation)),
    ...checkSet(name, operation, place),
    ...operation.emits.flatMap((event, index) => checkEvent(event, `${path}.emits[${index}]`, name, place)),
  ]
}

/**
 * Every defect of a definition, in the order of K-155. A single fault gives a single defect (K-154).
 * Service rules are a later level: a definition that opts into them is refused by that key alone.
 */
export const checkDefinition = (document: DefinitionDocument): readonly Defect[] => {
  if (document.semantics !== undefined) {
    return [{ kind: 'semantics_key_not_available', path: 'semantics', key: document.semantics }]
  }
  const lifecycle = checkLifecycle(document.lifecycle)
  return [
    ...checkHead(document),
    ...lifecycle.defects,
    ...checkServiceKeys(document),
    ...checkFields(document.schema.fields, 'schema'),
    ...checkRules(document.invariants, 'invariants', invariantPlace(document)),
    ...checkProjections(document),
    ...checkCreation(document),
    ...namesOf(document.operations).flatMap((name) =>
      checkOperation(document, name, document.operations[name] as OperationDocument, lifecycle),
    ),
  ]
}
