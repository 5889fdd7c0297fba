import { defineEntity } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'

/** A locker for parcels: something of every part that a specification asks about. */
const defined = defineEntity({
  entity: 'locker',
  schema: {
    fields: {
      place: { type: 'string', required: true, min_length: 1 },
      opened: { type: 'integer', required: true, default: 0 },
      code: { type: 'string' },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'taken', 'broken'] },
  invariants: [{ name: 'not_worn_out', assert: { lte: ['$fields.opened', 3] } }],
  create: { emit: { type: 'LockerPlaced', payload: { place: '$fields.place' } } },
  operations: {
    put: {
      arguments: { fields: { code: { type: 'string', required: true }, parcels: { type: 'integer', default: 1 } } },
      transitions: [{ from: 'free', to: 'taken' }],
      preconditions: [
        { name: 'fits', assert: { lte: ['$args.parcels', 2] } },
        {
          name: 'code_is_new',
          assert: { any: [{ not: { exists: '$fields.code' } }, { ne: ['$fields.code', '$args.code'] }] },
        },
      ],
      set: { code: '$args.code' },
      emits: [{ type: 'ParcelPut', payload: { parcels: '$args.parcels' } }],
    },
    fetch: {
      arguments: { fields: { code: { type: 'string', required: true } } },
      transitions: [{ from: 'taken', to: 'free' }],
      preconditions: [{ name: 'code_is_right', assert: { eq: ['$fields.code', '$args.code'] } }],
      set: { code: { cleared: true }, opened: { increment: 1 } },
      emits: [{ type: 'LockerOpened' }, { type: 'ParcelFetched', payload: { times: '$fields.opened' } }],
    },
    report: { transitions: [{ from: ['free', 'taken'], to: 'broken' }] },
  },
})

if (isLeft(defined)) throw new Error(JSON.stringify(defined.left))

export const locker = defined.right
