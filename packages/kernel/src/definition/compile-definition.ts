import {
  emptySchema,
  type DefinitionDocument,
  type OperationDocument,
  type RuleDocument,
} from '../document/document.js'
import { levelOf } from '../document/service/level.js'
import type { Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { assignmentOf } from './assignment.js'
import { compileAssignment } from './compile-assignment.js'
import { compileCondition } from './compile-condition.js'
import { compileEvents } from './compile-events.js'
import { compileSchema } from './compile-field.js'
import type { CompiledMembers } from './compile-members.js'
import { slotless, type SlotsByRoot } from './compile-reference.js'
import type { CompiledDefinition, CompiledOperation, CompiledRule } from './compiled-definition.js'
import { compileBranches } from './service/compile-branches.js'
import { compileService } from './service/compile-service.js'
import { readingOf } from './service/service-reading.js'
import { sourcesOf } from './sources.js'

const compileRules = (rules: readonly RuleDocument[], slots: SlotsByRoot): readonly CompiledRule[] =>
  rules.map(({ name, message, assert }) => ({ name, message, assert: compileCondition(assert, slots) }))

const compileOperation = (
  name: string,
  operation: OperationDocument,
  document: DefinitionDocument,
  schema: CompiledMembers,
): CompiledOperation => {
  const { fields } = document.schema
  const args = compileSchema(operation.arguments, levelOf(document))
  const slots = { args: args.slots, fields: schema.slots, service: readingOf(document, operation.arguments) }
  return {
    name,
    arguments: args,
    transitions: new Map(
      operation.transitions.flatMap((transition) =>
        sourcesOf(transition).map((source) => [source, transition.to] as const),
      ),
    ),
    preconditions: compileRules(operation.preconditions, slots),
    set: namesOf(operation.set).map((field) =>
      compileAssignment(field, operation.set[field] as Json, fields, schema, slots),
    ),
    clears: new Set(
      namesOf(operation.set).filter((field) => assignmentOf(operation.set[field] as Json).form === 'clear'),
    ),
    events: compileEvents(operation.emits, slots),
    branches: compileBranches(operation, document, schema),
  }
}

/** Turns a definition without defects into closures. */
export const compileDefinition = (document: DefinitionDocument): CompiledDefinition => {
  const schema = compileSchema(document.schema, levelOf(document))
  const slots = { args: slotless.args, fields: schema.slots, service: readingOf(document, emptySchema) }
  return {
    document,
    entity: document.entity,
    version: document.version,
    initial: document.lifecycle.initial,
    states: new Set(document.lifecycle.states),
    schema,
    invariants: compileRules(document.invariants, slots),
    creationEvents: document.create.emit === null ? [] : compileEvents([document.create.emit], slots),
    operations: new Map(
      namesOf(document.operations).map((name) => [
        name,
        compileOperation(name, document.operations[name] as OperationDocument, document, schema),
      ]),
    ),
    service: compileService(document, schema),
  }
}
