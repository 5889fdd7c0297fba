import type { DefinitionDocument, ObjectSchemaDocument } from '../document/document.js'
import type { ValueError } from '../refusal.js'
import { memberOf } from '../value/json.js'
import { namesOf } from '../value/text.js'

/** Any `NamesOf`, as run time sees it. */
export interface Names {
  readonly states: object
  readonly fields: object
  readonly operations: { readonly [name: string]: object }
}

const missing = (path: string, what: string): ValueError => ({ path, message: `the definition has no such ${what}` })

const checkStates = ({ states }: Names, { lifecycle }: DefinitionDocument): readonly ValueError[] => [
  ...namesOf(states)
    .filter((state) => !lifecycle.states.includes(state))
    .map((state) => missing(`states.${state}`, 'state')),
  ...lifecycle.states
    .filter((state) => !Object.hasOwn(states, state))
    .map((state) => ({ path: `states.${state}`, message: 'the types have no such state' })),
]

const checkMembers = (names: object, schema: ObjectSchemaDocument, path: string, what: string): readonly ValueError[] =>
  namesOf(names)
    .filter((name) => !Object.hasOwn(schema.fields, name) && !schema.additional_fields)
    .map((name) => missing(`${path}.${name}`, what))

const checkOperation = (name: string, names: object, document: DefinitionDocument): readonly ValueError[] => {
  const path = `operations.${name}`
  const operation = memberOf(document.operations, name)
  return operation === undefined
    ? [missing(path, 'operation')]
    : checkMembers(names, operation.arguments, `${path}.arguments`, 'argument')
}

// What a command takes, answers and refuses under the service rules, no types of ours say.
const checkSemantics = ({ semantics }: DefinitionDocument): readonly ValueError[] =>
  semantics === undefined ? [] : [{ path: 'semantics', message: `types are those of kernel/1, not of ${semantics}` }]

/** Where names that types use are not those of the definition. */
export const disagreements = (names: Names, document: DefinitionDocument): readonly ValueError[] => [
  ...checkSemantics(document),
  ...checkStates(names, document),
  ...checkMembers(names.fields, document.schema, 'fields', 'field'),
  ...namesOf(names.operations).flatMap((name) => checkOperation(name, names.operations[name] as object, document)),
]
