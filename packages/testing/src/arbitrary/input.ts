import { memberOf, type JsonObject, type ObjectSchemaDocument, type ValidatedDefinition } from '@assent/kernel'
import type fc from 'fast-check'
import { creationSchema } from './creation-schema.js'
import { membersUnder } from './value-under.js'

const fitting = ({ document }: ValidatedDefinition, schema: ObjectSchemaDocument): fc.Arbitrary<JsonObject> =>
  membersUnder(document.semantics ?? 'kernel/1')(schema)

/**
 * What a creation takes: fields that the schema of a definition accepts, or the arguments of a creation with branches.
 * Invariants may still refuse them.
 */
export const fieldsFor = (definition: ValidatedDefinition): fc.Arbitrary<JsonObject> =>
  fitting(definition, creationSchema(definition))

/** Fields that an instance of a definition may hold. */
export const heldFieldsFor = (definition: ValidatedDefinition): fc.Arbitrary<JsonObject> =>
  fitting(definition, definition.document.schema)

/** Arguments that an operation accepts; its rules may still refuse them. The operation is one of the definition's. */
export const argumentsFor = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<JsonObject> => {
  const declared = memberOf(definition.document.operations, operation)
  if (declared === undefined) throw new Error(`\`${definition.entity}\` has no operation \`${operation}\``)
  return fitting(definition, declared.arguments)
}
