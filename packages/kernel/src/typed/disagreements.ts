import type { DefinitionDocument } from '../document/document.js'
import type { ValueError } from '../refusal.js'
import { memberOf } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { checkMembers, missing, unnamed } from './name-errors.js'
import { serviceDisagreements, type ServiceNames } from './service/service-disagreements.js'

/** Any `NamesOf`, as run time sees it. */
export interface Names {
  readonly states: object
  readonly fields: object
  readonly operations: { readonly [name: string]: object }
  readonly service?: ServiceNames
}

const checkStates = ({ states }: Names, { lifecycle }: DefinitionDocument): readonly ValueError[] => [
  ...namesOf(states)
    .filter((state) => !lifecycle.states.includes(state))
    .map((state) => missing(`states.${state}`, 'state')),
  ...lifecycle.states
    .filter((state) => !Object.hasOwn(states, state))
    .map((state) => unnamed(`states.${state}`, 'state')),
]

const checkOperation = (name: string, names: object, document: DefinitionDocument): readonly ValueError[] => {
  const path = `operations.${name}`
  const operation = memberOf(document.operations, name)
  return operation === undefined
    ? [missing(path, 'operation')]
    : checkMembers(names, operation.arguments, `${path}.arguments`, 'argument')
}

/** Where names that types use are not those of the definition. */
export const disagreements = (names: Names, document: DefinitionDocument): readonly ValueError[] => [
  ...serviceDisagreements(names.service, document),
  ...checkStates(names, document),
  ...checkMembers(names.fields, document.schema, 'fields', 'field'),
  ...namesOf(names.operations).flatMap((name) => checkOperation(name, names.operations[name] as object, document)),
]
