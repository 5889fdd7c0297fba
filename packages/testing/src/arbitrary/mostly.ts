import type { Json, ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import { argumentsFor, fieldsFor } from './input.js'
import { invalidArgumentsFor, invalidFieldsFor } from './invalid-input/invalid-input.js'
import type { InvalidInput } from './invalid-input/planted.js'

/** Nine of ten are valid; the tenth has one fault, of those that a JSON text can have. */
const mostly = (valid: fc.Arbitrary<Json>, invalid: fc.Arbitrary<InvalidInput>): fc.Arbitrary<Json> => {
  const malformed = invalid.map(({ fault, value }) => (fault === 'not_json' ? null : (value as Json)))
  return fc.oneof({ weight: 9, arbitrary: valid }, { weight: 1, arbitrary: malformed })
}

/** Creation fields, mostly valid. */
export const mostlyFieldsFor = (definition: ValidatedDefinition): fc.Arbitrary<Json> =>
  mostly(fieldsFor(definition), invalidFieldsFor(definition))

/** Arguments of an operation, mostly valid. */
export const mostlyArgumentsFor = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<Json> =>
  mostly(argumentsFor(definition, operation), invalidArgumentsFor(definition, operation))
