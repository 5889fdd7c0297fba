import {
  compareText,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OperationDocument,
  type OutcomeDocument,
} from '@assent/kernel'
import { schemaShape } from '../field-shape.js'
import { identityScope } from '../identity-scope.js'
import { textLiteral } from '../literal.js'
import { ruleNames } from '../names-shape.js'
import { member, record, word, type MemberShape, type TypeShape } from '../shape.js'
import { outcomesOf } from './outcomes-of.js'
import { creatingShape, outcomeShape } from './outcome-shape.js'

const noMembers: ObjectSchemaDocument = { fields: {}, additional_fields: false }

/** No default is filled in inside a response (SR-129). */
const responseMember = (response: ObjectSchemaDocument = noMembers): MemberShape =>
  member('response', schemaShape(response, 'held'))

const outcomesMember = (
  outcomes: readonly OutcomeDocument[],
  shapeOf: (outcome: OutcomeDocument) => TypeShape,
): MemberShape =>
  member(
    'outcomes',
    record(
      [...outcomes]
        .sort(({ name: one }, { name: other }) => compareText(one, other))
        .map((outcome) => member(outcome.name, shapeOf(outcome))),
    ),
  )

/** The static types of a creation with outcomes: it takes their arguments (SR-106). */
export const branchedCreationShape = (definition: DefinitionDocument): TypeShape => {
  const { create, schema, lifecycle } = definition
  const { arguments: declared = noMembers } = create
  const initial = word(textLiteral(lifecycle.initial))
  const [args, fields] = [schemaShape(declared, 'filled'), schemaShape(schema, 'filled')]
  const scope = { ...identityScope(definition), state: initial, to_state: initial, args, fields }
  return record([
    member('fields', schemaShape(declared, 'given')),
    member('normalized', args),
    responseMember(create.response),
    outcomesMember(outcomesOf(create), (outcome) => creatingShape(outcome, scope)),
  ])
}

/** The static types of an operation with outcomes, of an entity with these fields. */
export const branchedOperationShape = (
  definition: DefinitionDocument,
  fields: TypeShape,
  operation: OperationDocument,
): TypeShape => {
  const args = schemaShape(operation.arguments, 'filled')
  return record([
    member('arguments', schemaShape(operation.arguments, 'given')),
    member('normalized', args),
    member('preconditions', ruleNames(operation.preconditions)),
    responseMember(operation.response),
    outcomesMember(outcomesOf(operation), (outcome) => outcomeShape(definition, fields, args, outcome)),
  ])
}
