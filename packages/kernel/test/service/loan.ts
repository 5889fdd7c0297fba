import { decideCreate } from '../../src/decide/create.js'
import { define, defectsOf } from '../support/define.js'
import { errorPaths } from '../support/outcome.js'
import type { Part } from '../support/permit.js'

/**
 * The least definition under the service rules, for tests that add the part they are about: the loan of a book, which
 * is out, or back, or lost.
 */
export const loan = (parts: Part = {}): Part => ({
  entity: 'loan',
  semantics: 'service/1',
  schema: {},
  lifecycle: { initial: 'out', states: ['out', 'back', 'lost'] },
  ...parts,
})

/** A loan with these fields. */
export const loanWith = (fields: Part, parts: Part = {}): Part => loan({ schema: { fields }, ...parts })

/** A loan with these fields and the operation `extend`, of these branches. */
export const extending = (fields: Part, outcomes: readonly Part[], operation: Part = {}, parts: Part = {}): Part =>
  loanWith(fields, { operations: { extend: { ...operation, outcomes } }, ...parts })

/** A loan with these fields, created by these branches from these arguments. */
export const creating = (fields: Part, outcomes: readonly Part[], create: Part = {}, parts: Part = {}): Part =>
  loanWith(fields, { create: { ...create, outcomes }, ...parts })

/** The kinds of the defects of a definition, in order. */
export const kindsOf = (definition: Part): readonly string[] => defectsOf(definition).map(({ kind }) => kind)

/** The places of the errors of the field `part` with this value, under the service rules; none where it is accepted. */
export const faultsOf = (part: Part, value: unknown, level = 'service/1'): readonly string[] => {
  const definition = define(loanWith({ part }, { semantics: level }))
  const outcome = decideCreate(definition, { id: 'l-9', fields: { part: value } })
  return outcome._tag === 'Right' ? [] : errorPaths(outcome)
}
