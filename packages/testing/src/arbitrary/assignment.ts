import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredSchema } from './authored.js'
import { numberOfKnown } from './number.js'
import { objectOf } from './object-of.js'
import type { Scope } from './scope.js'
import type { Settings } from './settings.js'
import { literal, template } from './template.js'
import { valueUnder } from './value-under.js'

const fractions = fc.constantFrom('1e2', '0.50', '-0', '-0.1').map(numberOfKnown)
const integers = fc.constantFrom('9007199254740993', '18446744073709551615', '-0').map(numberOfKnown)

// An amount must always be there, and be of the target's kind (K-140).
const amounts = (scope: Scope, field: AuthoredField): fc.Arbitrary<Json> => {
  const fitting = scope.references.filter(
    ({ given, field: end }) =>
      given && (end?.type === 'integer' || (field.type === 'number' && end?.type === 'number')),
  )
  const expressions = fitting.map((reference) => reference.expression)
  const args = expressions.filter((expression) => expression.startsWith('$args.'))
  const stored = expressions.filter((expression) => !args.includes(expression))
  return fc.oneof(
    fc.integer({ min: -2, max: 9 }),
    field.type === 'integer' ? integers : fc.oneof(integers, fractions),
    fc.constant('$version'),
    ...(stored.length === 0 ? [] : [fc.constantFrom(...stored)]),
    ...(args.length === 0 ? [] : [{ weight: 5, arbitrary: fc.constantFrom(...args) }]),
  )
}

const increment = (scope: Scope, field: AuthoredField): readonly fc.Arbitrary<Json>[] => {
  if (field.required !== true || (field.type !== 'integer' && field.type !== 'number')) return []
  return [amounts(scope, field).map((by) => ({ increment: by }))]
}

const copied = (scope: Scope, field: AuthoredField): readonly fc.Arbitrary<Json>[] => {
  const same = scope.references.filter((reference) => reference.field?.type === field.type)
  return same.length === 0 ? [] : [fc.constantFrom(...same.map((reference) => reference.expression))]
}

// An object with another key beside the keyword, or with the keyword further inside, is a template (K-129).
const lookalike = (value: Json): fc.Arbitrary<Json> =>
  fc.constantFrom<Json[]>({ increment: value, by: 2 }, { cleared: true, at: value }, [{ cleared: true }], {
    inside: { increment: value },
  })

/**
 * What `set` may say of a declared field: a fitting value or reference, an increment, a clear, now and then any
 * template.
 */
const assignment = (scope: Scope, field: AuthoredField, depth: number, { semantics }: Settings): fc.Arbitrary<Json> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.oneof(fc.constant(field).chain(valueUnder(semantics)).map(literal), ...copied(scope, field)),
    },
    ...increment(scope, field).map((arbitrary) => ({ weight: 4, arbitrary })),
    ...(field.required === true ? [] : [{ weight: 4, arbitrary: fc.constant({ cleared: true }) }]),
    { weight: 2, arbitrary: template(scope, depth) },
    { weight: 1, arbitrary: scope.expression.chain(lookalike) },
  )

type Entries = readonly (readonly [field: string, value: Json])[]

/** The `set` of an operation: some of the declared fields, and under an open schema an undeclared one. */
export const assignments = (
  scope: Scope,
  schema: AuthoredSchema,
  settings: Settings,
): fc.Arbitrary<{ readonly [field: string]: Json }> => {
  const depth = Math.max(settings.templateDepth - 1, 0)
  const declared = Object.entries(schema.fields ?? {}).map(([own, field]) =>
    fc
      .boolean()
      .chain((isSet): fc.Arbitrary<Entries> =>
        isSet ? assignment(scope, field, depth, settings).map((value) => [[own, value]]) : fc.constant([]),
      ),
  )
  const undeclared = template(scope, depth).map((value) => [['unforeseen', value] as const])
  const open = schema.additional_fields === true ? undeclared : fc.constant([])
  return fc.tuple(...declared, open).map((entries) => objectOf(entries.flat()))
}
