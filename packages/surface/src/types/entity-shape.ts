import {
  compareText,
  isJsonObject,
  type DefinitionDocument,
  type EventDocument,
  type OperationDocument,
  type RuleDocument,
} from '@assent/kernel'
import { heldShape, schemaShape } from './field-shape.js'
import { literalUnion, textLiteral } from './literal.js'
import { member, record, word, type TypeShape } from './shape.js'
import { payloadShape, type ShapeScope } from './template-shape.js'

const textsShape = (texts: readonly string[]): TypeShape => word(literalUnion(texts.map(textLiteral)))

const ruleNames = (rules: readonly RuleDocument[]): TypeShape =>
  word(literalUnion(rules.map(({ name }) => (name === null ? 'null' : textLiteral(name)))))

const eventsShape = (events: readonly EventDocument[], scope: ShapeScope): TypeShape => ({
  form: 'tuple',
  elements: events.map(({ type, payload }) =>
    record([member('type', word(textLiteral(type))), member('payload', payloadShape(payload, scope))]),
  ),
})

const fieldsShape = ({ schema, operations }: DefinitionDocument): TypeShape => {
  const set = Object.values(operations).flatMap((operation) => Object.entries(operation.set))
  const cleared = set.filter(([, value]) => isJsonObject(value) && Object.hasOwn(value, 'cleared'))
  return heldShape(schema, new Set(set.map(([name]) => name)), new Set(cleared.map(([name]) => name)))
}

const identityScope = ({ entity, version }: DefinitionDocument): ShapeScope => ({
  id: word('string'),
  entity: word(textLiteral(entity)),
  version: word(String(version)),
})

const creationShape = (definition: DefinitionDocument): TypeShape => {
  const initial = word(textLiteral(definition.lifecycle.initial))
  const filled = schemaShape(definition.schema, 'filled')
  const scope = { ...identityScope(definition), state: initial, to_state: initial, fields: filled }
  const { emit } = definition.create
  return record([
    member('fields', schemaShape(definition.schema, 'given')),
    member('normalized', filled),
    member('events', eventsShape(emit === null ? [] : [emit], scope)),
  ])
}

const operationShape = (definition: DefinitionDocument, operation: OperationDocument): TypeShape => {
  const [from, to] = [
    textsShape(operation.transitions.flatMap((transition) => transition.from)),
    textsShape(operation.transitions.map((transition) => transition.to)),
  ]
  const filled = schemaShape(operation.arguments, 'filled')
  const fields = fieldsShape(definition)
  const states = { state: to, to_state: to, from_state: from }
  const scope = { ...identityScope(definition), ...states, args: filled, fields, old_fields: fields }
  return record([
    member('arguments', schemaShape(operation.arguments, 'given')),
    member('normalized', filled),
    member('from', from),
    member('to', to),
    member('preconditions', ruleNames(operation.preconditions)),
    member('events', eventsShape(operation.emits, scope)),
  ])
}

/** The static types of a definition, as `TypesOf` reads them from the same document in a program. */
export const entityShape = (definition: DefinitionDocument): TypeShape => {
  const { entity, version, lifecycle, invariants, operations } = definition
  return record([
    member('entity', word(textLiteral(entity))),
    member('version', word(String(version))),
    member('states', textsShape(lifecycle.states)),
    member('initial', word(textLiteral(lifecycle.initial))),
    member('fields', fieldsShape(definition)),
    member('creation', creationShape(definition)),
    member('invariants', ruleNames(invariants)),
    member(
      'operations',
      record(
        Object.entries(operations)
          .sort(([one], [other]) => compareText(one, other))
          .map(([name, operation]) => member(name, operationShape(definition, operation))),
      ),
    ),
  ])
}
