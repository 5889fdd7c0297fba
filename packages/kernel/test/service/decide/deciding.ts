import type { Either } from 'fp-ts/lib/Either.js'
import { decide } from '../../../src/decide/execute.js'
import type { Decision } from '../../../src/record/record.js'
import type { CoreError } from '../../../src/refusal.js'
import { define } from '../../support/define.js'
import type { Part } from '../../support/permit.js'

/** A loan in hand: `l-1`, at revision 4, in this state. */
export const heldLoan = (fields: Part, state = 'out', parts: Part = {}): Part => ({
  entity: 'loan',
  version: 1,
  id: 'l-1',
  lifecycle_state: state,
  revision: 4,
  fields,
  ...parts,
})

/** Executes `extend` on a loan in hand. */
export const extend = (
  definition: Part,
  fields: Part,
  args: unknown = {},
  state = 'out',
): Either<CoreError, Decision> =>
  decide(define(definition), { instance: heldLoan(fields, state), operation: 'extend', arguments: args })
