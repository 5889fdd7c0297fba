import { available } from '../../src/explain/available/available.js'
import type { Availability } from '../../src/explain/available/availability.js'
import { explain } from '../../src/explain/explain.js'
import type { Explanation } from '../../src/explain/explanation.js'
import { define } from '../support/define.js'
import { heldPermit, permit, type Part } from '../support/permit.js'

const open = { additional_fields: true }

const asking = (assert: unknown): Part =>
  permit({
    schema: open,
    operations: {
      renew: { arguments: open, transitions: [{ from: 'draft', to: 'valid' }], preconditions: [{ assert }] },
    },
  })

/** Explains `renew` on a permit in hand. */
export const explainRenewal = (
  definition: Part,
  fields: Part = {},
  args: unknown = {},
  parts: Part = {},
): Explanation => explain(define(definition), heldPermit(fields, parts), 'renew', args)

/** Explains a condition that stands as the one precondition of `renew`, whose schemas are open. */
export const explainCondition = (assert: unknown, fields: Part = {}, args: Part = {}): Explanation =>
  explainRenewal(asking(assert), fields, args)

/** What is said about `renew` on a permit in hand. */
export const renewalOf = (definition: Part, fields: Part = {}, known: unknown = {}, parts: Part = {}): Availability => {
  const found = available(define(definition), heldPermit(fields, parts), known).find(
    ({ operation }) => operation === 'renew',
  )
  if (found === undefined) throw new Error('nothing is said about `renew`')
  return found
}

/** The same where a condition stands as the one precondition, and any argument may still come. */
export const availabilityUnder = (assert: unknown, fields: Part = {}, known: Part = {}): Availability =>
  renewalOf(asking(assert), fields, known)
