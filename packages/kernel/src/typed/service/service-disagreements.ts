import {
  emptySchema,
  type DefinitionDocument,
  type ObjectSchemaDocument,
  type OutcomeDocument,
} from '../../document/document.js'
import type { ValueError } from '../../refusal.js'
import { memberOf } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import { checkMembers, missing, unnamed } from '../name-errors.js'

/** The names of outcomes, each with the error that it refuses with, or true. */
interface OutcomeNames {
  readonly [name: string]: string | true
}

interface CommandNames {
  readonly response: object
  readonly outcomes: OutcomeNames
}

/** Any `ServiceNamesOf`, as run time sees it. */
export interface ServiceNames {
  readonly semantics: string
  readonly identity: string | null
  readonly creation: CommandNames & { readonly arguments: object }
  readonly operations: { readonly [name: string]: CommandNames }
}

/** What a document says of a creation or an operation under the service rules. */
interface CommandDocument {
  readonly response?: ObjectSchemaDocument
  readonly outcomes?: readonly OutcomeDocument[]
}

const answerOf = ({ refuses }: OutcomeDocument): string | true => refuses?.error ?? true

const inWords = (answer: string | true | undefined): string => (answer === true ? 'no error' : `\`${answer}\``)

const checkOutcomes = (names: OutcomeNames, outcomes: readonly OutcomeDocument[], path: string) => [
  ...namesOf(names)
    .filter((name) => !outcomes.some((outcome) => outcome.name === name))
    .map((name) => missing(`${path}.${name}`, 'outcome')),
  ...outcomes
    .filter(({ name }) => !Object.hasOwn(names, name))
    .map(({ name }) => unnamed(`${path}.${name}`, 'outcome')),
  ...outcomes
    .filter((outcome) => Object.hasOwn(names, outcome.name) && names[outcome.name] !== answerOf(outcome))
    .map((outcome) => ({
      path: `${path}.${outcome.name}`,
      message: `it refuses with ${inWords(answerOf(outcome))}, in the types with ${inWords(names[outcome.name])}`,
    })),
]

const checkCommand = (names: CommandNames, { response, outcomes }: CommandDocument, path: string) => [
  ...checkMembers(names.response, response ?? emptySchema, `${path}.response`, 'member'),
  ...checkOutcomes(names.outcomes, outcomes ?? [], `${path}.outcomes`),
]

const checkIdentity = ({ identity }: ServiceNames, document: DefinitionDocument): readonly ValueError[] => {
  const field = document.identity?.field ?? null
  const named = (name: string | null): string => (name === null ? 'no field' : `\`${name}\``)
  return identity === field
    ? []
    : [{ path: 'identity', message: `it is held by ${named(field)}, in the types by ${named(identity)}` }]
}

const checkOperations = ({ operations }: ServiceNames, document: DefinitionDocument): readonly ValueError[] =>
  namesOf(operations).flatMap((name) => {
    const operation = memberOf(document.operations, name)
    // That there is none is said with its arguments.
    return operation === undefined
      ? []
      : checkCommand(operations[name] as CommandNames, operation, `operations.${name}`)
  })

const checkSemantics = (names: ServiceNames | undefined, { semantics }: DefinitionDocument): readonly ValueError[] => {
  const [declared, actual] = [names?.semantics ?? 'kernel/1', semantics ?? 'kernel/1']
  return declared === actual ? [] : [{ path: 'semantics', message: `types are those of ${declared}, not of ${actual}` }]
}

/** Where names that types use of the service rules are not those of the definition. */
export const serviceDisagreements = (
  names: ServiceNames | undefined,
  document: DefinitionDocument,
): readonly ValueError[] => {
  const semantics = checkSemantics(names, document)
  if (names === undefined) return semantics
  const { arguments: args = emptySchema } = document.create
  return [
    ...semantics,
    ...checkIdentity(names, document),
    ...checkMembers(names.creation.arguments, args, 'creation.arguments', 'argument'),
    ...checkCommand(names.creation, document.create, 'creation'),
    ...checkOperations(names, document),
  ]
}
