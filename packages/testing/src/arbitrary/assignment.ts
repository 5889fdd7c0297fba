import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredSchema } from './authored.js'
import { numberOfKnown } from './number.js'
import { objectOf } from './object-of.js'
import type { Scope } from './scope.js'
import { literal, template } from './template.js'
import { valueOf } from './value.js'

const fractions = fc.constantFrom('1e2', '0.50', '-0').map(numberOfKnown)
const integers = fc.constant(numberOfKnown('9007199254740993'))

// An amount must always be there, and be of the target's kind (K-140).
const amounts = (scope: Scope, field: AuthoredField): fc.Arbitrary<Json> => {
  const fitting = scope.references.filter(
    ({ given, field: end }) =>
      given && (end?.type === 'integer' || (field.type === 'number' && end?.type === 'number')),
  )
  const references = ['$version', ...fitting.map((reference) => reference.expression)]
  const own = field.type === 'integer' ? integers : fractions
  return fc.oneof(fc.integer({ min: -2, max: 9 }), fc.constantFrom(...references), own)
}

const increment = (scope: Scope, field: AuthoredField): readonly fc.Arbitrary<Json>[] => {
  if (field.required !== true || (field.type !== 'integer' && field.type !== 'number')) return []
  return [amounts(scope, field).map((by) => ({ increment: by }))]
}

const copied = (scope: Scope, field: AuthoredField): readonly fc.Arbitrary<Json>[] => {
  const same = scope.references.filter((reference) => reference.field?.type === field.type)
  return same.length === 0 ? [] : [fc.constantFrom(...same.map((reference) => reference.expression))]
}

/**
 * What `set` may say of a declared field: a fitting value or reference, an increment, a clear, now and then any
 * template.
 */
const assignment = (scope: Scope, field: AuthoredField): fc.Arbitrary<Json> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.oneof(valueOf(field).map(literal), ...copied(scope, field), ...increment(scope, field)),
    },
    ...(field.required === true ? [] : [{ weight: 2, arbitrary: fc.constant({ cleared: true }) }]),
    { weight: 1, arbitrary: template(scope) },
  )

/** The `set` of an operation: some of the declared fields, and under an open schema an undeclared one. */
export const assignments = (scope: Scope, schema: AuthoredSchema): fc.Arbitrary<{ readonly [field: string]: Json }> => {
  const declared = Object.entries(schema.fields ?? {}).map(([own, field]) =>
    fc.option(assignment(scope, field), { freq: 2 }).map((value) => (value === null ? [] : [[own, value] as const])),
  )
  const undeclared = template(scope).map((value) => [['unforeseen', value] as const])
  const open = schema.additional_fields === true ? undeclared : fc.constant([])
  return fc.tuple(...declared, open).map((entries) => objectOf(entries.flat()))
}
