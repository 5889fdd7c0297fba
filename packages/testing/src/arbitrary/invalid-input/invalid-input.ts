import { kindOf, memberOf, type Json, type ValidatedDefinition } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredSchema } from '../authored.js'
import { creationSchema } from '../creation-schema.js'
import { readableSchema } from '../service/readable-field.js'
import { hostFaults } from './host-faults.js'
import { invalidMembers } from './invalid-members.js'
import { invalidValue } from './invalid-value.js'
import { planted, type InvalidInput, type Planted } from './planted.js'

// The deepest value that the kernel's door takes, the object of the fields or arguments included (D-5).
const deepest = 120

const nested = (levels: number): Json => (levels === 0 ? [] : [nested(levels - 1)])

const tooDeep = planted(
  'not_json',
  nested(deepest),
  `lists and objects are nested deeper than ${deepest} levels`,
  '[0]'.repeat(deepest),
)

const notObjects: readonly Planted[] = [null, [], [{}], '', '{}', 0, true, false].map((value) =>
  planted('not_an_object', value, `expected an object, found ${kindOf(value)}`),
)

const schemaUnder = ({ document }: ValidatedDefinition, schema: AuthoredSchema): AuthoredSchema =>
  document.semantics === undefined ? schema : readableSchema(schema)

const invalidWithin = (root: 'fields' | 'arguments', schema: AuthoredSchema): fc.Arbitrary<InvalidInput> =>
  fc
    .oneof(
      { weight: 8, arbitrary: invalidMembers(schema, 'field', invalidValue) },
      { weight: 1, arbitrary: fc.constantFrom(...notObjects, ...hostFaults, tooDeep) },
    )
    .map(({ fault, value, path, message }) => ({ fault, value, errors: [{ path: `${root}${path}`, message }] }))

/**
 * Creation fields with one planted fault, and the `validation` refusal's list that creation answers with (K-44 to
 * K-53). There always is a fault to plant, under any schema.
 *
 * @example
 * fc.property(arbitrary.invalidFields(definition), ({ value, errors }) => {
 *   expect(decideCreate(definition, { id: 'a', fields: value })).toEqual(left({ kind: 'validation', errors }))
 * })
 * // Only what a JSON text can hold:
 * arbitrary.invalidFields(definition).filter(({ fault }) => fault !== 'not_json')
 */
export const invalidFieldsFor = (definition: ValidatedDefinition): fc.Arbitrary<InvalidInput> =>
  invalidWithin(
    definition.document.create.outcomes === undefined ? 'fields' : 'arguments',
    schemaUnder(definition, creationSchema(definition)),
  )

/**
 * Arguments with one planted fault, and the `validation` refusal's list that the operation answers with in any state,
 * for arguments are judged before transitions (K-171). The operation is one of the definition's.
 */
export const invalidArgumentsFor = (definition: ValidatedDefinition, operation: string): fc.Arbitrary<InvalidInput> => {
  const declared = memberOf(definition.document.operations, operation)
  if (declared === undefined) throw new Error(`\`${definition.entity}\` has no operation \`${operation}\``)
  return invalidWithin('arguments', schemaUnder(definition, declared.arguments))
}
