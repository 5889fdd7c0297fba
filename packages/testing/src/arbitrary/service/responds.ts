import type { Json } from '@assent/kernel'
import fc from 'fast-check'
import type { AuthoredField, AuthoredSchema } from '../authored.js'
import { objectOf } from '../object-of.js'
import type { Scope } from '../scope.js'
import type { Settings } from '../settings.js'
import { literal, template } from '../template.js'
import { valueUnder } from '../value-under.js'

/** What a member is answered with: mostly what has its very definition, or a value of it. */
const answer = (scope: Scope, field: AuthoredField, settings: Settings): fc.Arbitrary<Json> => {
  const same = scope.references.filter((reference) => reference.given && reference.field === field)
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(field).chain(valueUnder(settings.semantics)).map(literal) },
    ...same.map(({ expression }) => ({ weight: 8, arbitrary: fc.constant(expression) })),
    { weight: 1, arbitrary: template(scope, Math.max(settings.templateDepth - 1, 0)) },
  )
}

type Entries = readonly (readonly [member: string, value: Json])[]

/** `responds` of a branch: every required member, and some of the others (SR-111). */
export const responds = (
  scope: Scope,
  { fields = {}, additional_fields: open }: AuthoredSchema,
  settings: Settings,
): fc.Arbitrary<{ readonly [member: string]: Json }> => {
  const declared = Object.entries(fields).map(([name, field]) =>
    (field.required === true ? fc.constant(true) : fc.boolean()).chain((isSaid): fc.Arbitrary<Entries> =>
      isSaid ? answer(scope, field, settings).map((value) => [[name, value]]) : fc.constant([]),
    ),
  )
  const undeclared = open === true ? scope.expression.map((value): Entries => [['unforeseen', value]]) : fc.constant([])
  return fc.tuple(...declared, undeclared).map((entries) => objectOf(entries.flat()))
}
