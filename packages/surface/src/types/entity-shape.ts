import { compareText, type DefinitionDocument, type OperationDocument } from '@assent/kernel'
import { creationShape } from './creation-shape.js'
import { heldFieldsShape } from './held-fields-shape.js'
import { textLiteral } from './literal.js'
import { ruleNames, textsShape } from './names-shape.js'
import { operationShape } from './operation-shape.js'
import { branchedCreationShape, branchedOperationShape } from './service/branched-shape.js'
import { outcomesOf } from './service/outcomes-of.js'
import { member, record, word, type MemberShape, type TypeShape } from './shape.js'

/** What only the types of a definition under the service rules say. */
const serviceMembers = ({ semantics, identity }: DefinitionDocument): readonly MemberShape[] =>
  semantics === undefined
    ? []
    : [
        member('semantics', word(textLiteral(semantics))),
        member('identity', textsShape(identity === undefined ? [] : [identity.field])),
      ]

const createShape = (definition: DefinitionDocument): TypeShape =>
  outcomesOf(definition.create).length === 0 ? creationShape(definition) : branchedCreationShape(definition)

const operationsShape = (definition: DefinitionDocument, fields: TypeShape): TypeShape => {
  const shapeOf = (operation: OperationDocument): TypeShape =>
    outcomesOf(operation).length === 0
      ? operationShape(definition, fields, operation)
      : branchedOperationShape(definition, fields, operation)
  return record(
    Object.entries(definition.operations)
      .sort(([one], [other]) => compareText(one, other))
      .map(([name, operation]) => member(name, shapeOf(operation))),
  )
}

/** The static types of a definition, as `TypesOf` reads them from the same document in a program. */
export const entityShape = (definition: DefinitionDocument): TypeShape => {
  const { entity, version, lifecycle, invariants } = definition
  const fields = heldFieldsShape(definition)
  return record([
    member('entity', word(textLiteral(entity))),
    member('version', word(String(version))),
    ...serviceMembers(definition),
    member('states', textsShape(lifecycle.states)),
    member('initial', word(textLiteral(lifecycle.initial))),
    member('fields', fields),
    member('creation', createShape(definition)),
    member('invariants', ruleNames(invariants)),
    member('operations', operationsShape(definition, fields)),
  ])
}
