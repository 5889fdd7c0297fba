import { decideCreate } from '../../../src/decide/create.js'
import { define } from '../../support/define.js'
import { refused } from '../../support/outcome.js'
import type { Part } from '../../support/permit.js'
import { loanWith } from '../loan.js'

/** True, false, or the references that an unknown answer names. */
export type Answer = boolean | readonly string[]

/** What a condition answers as the invariant of a loan that is created with these values. */
export const asked = (assert: unknown, fields: Part, values: Part, parts: Part = {}): Answer => {
  const definition = define(loanWith(fields, { invariants: [{ assert }], ...parts }))
  const outcome = decideCreate(definition, { id: 'l-1', fields: values })
  if (outcome._tag === 'Right') return true
  const refusal = refused(outcome)
  if (refusal.kind === 'invariant_violation') return false
  if (refusal.kind === 'invariant_unobservable') return refusal.unresolved
  throw new Error(`expected an answer, found the refusal ${JSON.stringify(refusal)}`)
}
