import type { DefinitionDocument, EventDocument, OperationDocument, RuleDocument } from '../document/document.js'
import type { Json } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { assignmentOf } from './assignment.js'
import { sourcesOf } from './check-transitions.js'
import { compileAssignment } from './compile-assignment.js'
import { compileCondition } from './compile-condition.js'
import { compileSchema } from './compile-field.js'
import type { CompiledMembers } from './compile-members.js'
import { slotless, type SlotsByRoot } from './compile-reference.js'
import { compileTemplate } from './compile-template.js'
import type { CompiledDefinition, CompiledEvent, CompiledOperation, CompiledRule } from './compiled-definition.js'

const compileRules = (rules: readonly RuleDocument[], slots: SlotsByRoot): readonly CompiledRule[] =>
  rules.map(({ name, message, assert }) => ({ name, message, assert: compileCondition(assert, slots) }))

const compileEvents = (events: readonly EventDocument[], slots: SlotsByRoot): readonly CompiledEvent[] =>
  events.map(({ type, payload }) => ({ type, payload: compileTemplate(payload, slots) }))

const compileOperation = (
  name: string,
  operation: OperationDocument,
  { schema: { fields } }: DefinitionDocument,
  schema: CompiledMembers,
): CompiledOperation => {
  const args = compileSchema(operation.arguments)
  const slots = { args: args.slots, fields: schema.slots }
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
  }
}

/** Turns a definition without defects into closures. */
export const compileDefinition = (document: DefinitionDocument): CompiledDefinition => {
  const schema = compileSchema(document.schema)
  const slots = { args: slotless.args, fields: schema.slots }
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
  }
}
