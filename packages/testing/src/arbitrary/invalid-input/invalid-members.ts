import { setMember, type JsonObject } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredFields, AuthoredSchema } from '../authored.js'
import { json } from '../json.js'
import { objectOf } from '../object-of.js'
import { isGiven } from '../possible.js'
import { undeclaredNames } from '../undeclared.js'
import { membersOf } from '../value.js'
import { hostFaults } from './host-faults.js'
import { planted, type Planted } from './planted.js'

type Faulty = fc.Arbitrary<Planted>

const withMember = (object: JsonObject, name: string, fault: Planted): Planted => {
  const value: { [name: string]: unknown } = objectOf<unknown>(Object.entries(object))
  setMember(value, name, fault.value)
  return { ...fault, value, path: `.${name}${fault.path}` }
}

const without = (object: JsonObject, name: string): JsonObject =>
  objectOf(Object.entries(object).filter(([own]) => own !== name))

/** Makes values of a field with one fault. */
type InvalidValue = (field: AuthoredField) => Faulty

/** Objects of which one declared member is wrong. */
const wrongMember = (
  fields: AuthoredFields,
  valid: fc.Arbitrary<JsonObject>,
  invalidValue: InvalidValue,
): readonly Faulty[] =>
  Object.entries(fields).map(([name, field]) =>
    fc.tuple(valid, invalidValue(field)).map(([object, fault]) => withMember(object, name, fault)),
  )

const missingMember = (fields: AuthoredFields, valid: fc.Arbitrary<JsonObject>, word: string): readonly Faulty[] =>
  Object.entries(fields)
    .filter(([, field]) => isGiven(field))
    .map(([name]) =>
      valid.map((object) =>
        planted('missing', without(object, name), `the ${word} is required and missing`, `.${name}`),
      ),
    )

const undeclaredMember = (names: readonly string[], valid: fc.Arbitrary<JsonObject>, word: string): Faulty =>
  fc
    .tuple(valid, fc.constantFrom(...names), json(0))
    .map(([object, name, value]) =>
      withMember(object, name, planted('undeclared', value, `the schema declares no such ${word}`)),
    )

/** A member that may be anything, and is nothing that JSON has. */
const hostMember = (names: readonly string[], valid: fc.Arbitrary<JsonObject>): Faulty =>
  fc
    .tuple(valid, fc.constantFrom(...names), fc.constantFrom(...hostFaults))
    .map(([object, name, fault]) => withMember(object, name, fault))

/**
 * Objects of these members with one fault; there always is one, for there always is an undeclared name. Refusals call a
 * member a field at the top, and a property inside (K-48).
 */
export const invalidMembers = (
  { fields = {}, additional_fields: open = false }: AuthoredSchema,
  word: 'field' | 'property',
  invalidValue: InvalidValue,
): Faulty => {
  const valid = membersOf({ fields, additional_fields: open })
  const names = undeclaredNames(fields)
  const wrong = wrongMember(fields, valid, invalidValue)
  const missing = missingMember(fields, valid, word)
  return fc.oneof(
    ...(wrong.length === 0 ? [] : [{ weight: 6, arbitrary: fc.oneof(...wrong) }]),
    ...(missing.length === 0 ? [] : [{ weight: 2, arbitrary: fc.oneof(...missing) }]),
    open
      ? { weight: 1, arbitrary: hostMember(names, valid) }
      : { weight: 2, arbitrary: undeclaredMember(names, valid, word) },
  )
}
