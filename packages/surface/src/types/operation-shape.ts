import type { DefinitionDocument, OperationDocument } from '@assent/kernel'
import { eventsShape } from './events-shape.js'
import { schemaShape } from './field-shape.js'
import { identityScope } from './identity-scope.js'
import { ruleNames, textsShape } from './names-shape.js'
import { member, record, type TypeShape } from './shape.js'

/** The static types of an operation without outcomes, of an entity with these fields. */
export const operationShape = (
  definition: DefinitionDocument,
  fields: TypeShape,
  operation: OperationDocument,
): TypeShape => {
  const [from, to] = [
    textsShape(operation.transitions.flatMap((transition) => transition.from)),
    textsShape(operation.transitions.map((transition) => transition.to)),
  ]
  const filled = schemaShape(operation.arguments, 'filled')
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
