import type { DefinitionDocument, EventDocument, OperationDocument, RuleDocument } from '../document/document.js'
import { memberOf, type Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { assignmentOf } from './assignment.js'
import { sourcesOf } from './check-transitions.js'
import { compileAssignment } from './compile-assignment.js'
import { compileCondition } from './compile-condition.js'
import { compileSchema } from './compile-field.js'
import { compileTemplate } from './compile-template.js'
import type { CompiledDefinition, CompiledEvent, CompiledOperation, CompiledRule } from './compiled-definition.js'

const compileRule = ({ name, message, assert }: RuleDocument): CompiledRule => ({
  name,
  message,
  assert: compileCondition(assert),
})

const compileEvent = ({ type, payload }: EventDocument): CompiledEvent => ({ type, payload: compileTemplate(payload) })

const compileOperation = (
  name: string,
  operation: OperationDocument,
  document: DefinitionDocument,
): CompiledOperation => ({
  name,
  arguments: compileSchema(operation.arguments),
  transitions: new Map(
    operation.transitions.flatMap((transition) =>
      sourcesOf(transition).map((source) => [source, transition.to] as const),
    ),
  ),
  preconditions: operation.preconditions.map(compileRule),
  set: namesOf(operation.set).map((field) =>
    compileAssignment(field, operation.set[field] as Json, memberOf(document.schema.fields, field)),
  ),
  clears: new Set(
    namesOf(operation.set).filter((field) => assignmentOf(operation.set[field] as Json).form === 'clear'),
  ),
  events: operation.emits.map(compileEvent),
})

/** Turns a definition without defects into closures. */
export const compileDefinition = (document: DefinitionDocument): CompiledDefinition => ({
  document,
  entity: document.entity,
  version: document.version,
  initial: document.lifecycle.initial,
  states: new Set(document.lifecycle.states),
  schema: compileSchema(document.schema),
  invariants: document.invariants.map(compileRule),
  creationEvents: document.create.emit === null ? [] : [compileEvent(document.create.emit)],
  operations: new Map(
    namesOf(document.operations).map((name) => [
      name,
      compileOperation(name, document.operations[name] as OperationDocument, document),
    ]),
  ),
})
