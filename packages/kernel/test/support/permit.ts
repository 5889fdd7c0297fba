import type { Either } from 'fp-ts/lib/Either.js'
import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import type { Decision } from '../../src/record/record.js'
import type { CoreError } from '../../src/refusal.js'
import { define } from './define.js'

export interface Part {
  readonly [key: string]: unknown
}

/**
 * The least definition, for tests that add the part they are about: a parking permit with three states and no fields.
 */
export const permit = (parts: Part = {}): Part => ({
  entity: 'permit',
  version: 3,
  schema: {},
  lifecycle: { initial: 'draft', states: ['draft', 'valid', 'expired'] },
  ...parts,
})

/** A permit with these fields. */
export const permitWith = (fields: Part, parts: Part = {}): Part => permit({ schema: { fields }, ...parts })

/** A permit with these fields and the operation `renew`, from draft to valid. */
export const renewable = (fields: Part, operation: Part = {}, parts: Part = {}): Part =>
  permitWith(fields, {
    operations: { renew: { transitions: [{ from: 'draft', to: 'valid' }], ...operation } },
    ...parts,
  })

/** A permit in hand: drafted, at revision 4. */
export const heldPermit = (fields: Part, parts: Part = {}): Part => ({
  entity: 'permit',
  version: 3,
  id: 'p-7',
  lifecycle_state: 'draft',
  revision: 4,
  fields,
  ...parts,
})

/** Creates `p-7`. */
export const create = (definition: Part, fields: unknown): Either<CoreError, Decision> =>
  decideCreate(define(definition), { id: 'p-7', fields })

/** Executes `renew` on a permit in hand with these fields. */
export const renew = (definition: Part, fields: Part, args: unknown = {}): Either<CoreError, Decision> =>
  decide(define(definition), { instance: heldPermit(fields), operation: 'renew', arguments: args })
