import type { DefinitionDocument, ObjectSchemaDocument, OutcomeDocument } from '@assent/kernel'
import { textLiteral } from '../literal.js'
import { marks, objectOf, sorted } from '../names-object.js'
import { outcomesOf } from './outcomes-of.js'

interface CommandDocument {
  readonly response?: ObjectSchemaDocument
  readonly outcomes?: readonly OutcomeDocument[]
}

/** An outcome that refuses by the name of its error, any other as true. */
const outcomeNames = (command: CommandDocument): string =>
  objectOf(
    outcomesOf(command).map(({ name, refuses }) => [name, refuses === undefined ? 'true' : textLiteral(refuses.error)]),
  )

const namesOfSchema = (schema: ObjectSchemaDocument | undefined): string => marks(sorted(schema?.fields ?? {}))

const commandNames = (command: CommandDocument): string =>
  `response: ${namesOfSchema(command.response)}, outcomes: ${outcomeNames(command)}`

/** What a creation without outcomes takes are the fields; what it declares besides is not used (SR-106). */
const creationArguments = ({ create }: DefinitionDocument): string =>
  outcomesOf(create).length === 0 ? '{}' : namesOfSchema(create.arguments)

/** The lines of what is named under the service rules only. */
export const serviceNames = (definition: DefinitionDocument): readonly string[] => {
  const { semantics, identity, create, operations } = definition
  if (semantics === undefined) return []
  const named = Object.entries(operations).map(([name, operation]) => [name, `{ ${commandNames(operation)} }`] as const)
  return [
    '  service: {',
    `    semantics: ${textLiteral(semantics)},`,
    `    identity: ${identity === undefined ? 'null' : textLiteral(identity.field)},`,
    `    creation: { arguments: ${creationArguments(definition)}, ${commandNames(create)} },`,
    `    operations: ${objectOf(named)},`,
    '  },',
  ]
}
