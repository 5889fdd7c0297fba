import { parseReference } from '../../definition/reference.js'
import type { OperationDocument } from '../../document/document.js'
import { memberOf, type Json, type JsonObject } from '../../value/json.js'
import { compareText, namesOf } from '../../value/text.js'
import { referencesIn } from './opening.js'

/** The names of arguments that the references of an operation read. */
const namesRead = ({ preconditions, set, emits, outcomes = [] }: OperationDocument): readonly string[] => {
  const templates = [preconditions.map(({ assert }) => assert), set, emits.map(({ payload }) => payload), outcomes]
  return referencesIn(templates as unknown as Json).flatMap((text) => {
    const reference = parseReference(text)
    return reference?.root === 'args' ? reference.path.slice(0, 1) : []
  })
}

/** The arguments that are not given: first those that must be, then other declared ones, then undeclared ones read. */
export const missingArguments = (document: OperationDocument, given: JsonObject): readonly string[] => {
  const declared = document.arguments.fields
  const missing = namesOf(declared).filter((name) => !Object.hasOwn(given, name))
  const isNeeded = (name: string): boolean => {
    const field = memberOf(declared, name)
    return field?.required === true && field.default === undefined
  }
  const undeclared = namesRead(document).filter((name) => !Object.hasOwn(declared, name) && !Object.hasOwn(given, name))
  return [
    ...missing.filter(isNeeded),
    ...missing.filter((name) => !isNeeded(name)),
    ...[...new Set(undeclared)].sort(compareText),
  ]
}
