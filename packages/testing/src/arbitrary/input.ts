import { memberOf, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import type fc from 'fast-check'
import { membersOf } from './value.js'

/** Creation fields that the schema of a definition accepts; invariants may still refuse them. */
export const fieldsFor = (definition: ValidatedDefinition): fc.Arbitrary<JsonObject> =>
  membersOf(definition.document.schema)

/** Arguments that an operation accepts; its rules may still refuse them. The operation is one of the definition's. */
export const argumentsFor = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<JsonObject> => {
  const declared = memberOf(definition.document.operations, operation)
  if (declared === undefined) throw new Error(`\`${definition.entity}\` has no operation \`${operation}\``)
  return membersOf(declared.arguments)
}
