import type { DefinitionDocument } from '@assent/kernel'
import { eventsShape } from './events-shape.js'
import { schemaShape } from './field-shape.js'
import { identityScope } from './identity-scope.js'
import { textLiteral } from './literal.js'
import { member, record, word, type TypeShape } from './shape.js'

/** The static types of a creation without outcomes. */
export const creationShape = (definition: DefinitionDocument): TypeShape => {
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
