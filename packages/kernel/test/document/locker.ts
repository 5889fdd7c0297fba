import type { Part } from '../support/permit.js'

/** A definition as an author writes it: a locker in a station, with a part of every kind. */
export const locker = (parts: Part = {}): Part => ({
  entity: 'locker',
  version: 4,
  schema: {
    fields: {
      code: { type: 'string', required: true, min_length: 1, max_length: 12 },
      size: { type: 'enum', values: ['small', 'large'], default: 'small' },
      uses: { type: 'integer', required: true, default: 0, min: 0 },
      place: { type: 'object', properties: { hall: { type: 'string' }, row: { type: 'integer' } } },
      notes: { type: 'array', items: { type: 'json' } },
      station: { type: 'ref', entity: 'station', inverse: 'lockers', acyclic: false },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'taken', 'broken'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.uses', 0] } }],
  create: { emit: { type: 'LockerPlaced', payload: { code: '$fields.code' } } },
  operations: {
    take: {
      arguments: { fields: { renter: { type: 'string', required: true } } },
      transitions: [{ from: 'free', to: 'taken' }],
      preconditions: [
        { name: 'known', assert: { all: [{ exists: '$args.renter' }, { not: { eq: ['$args.renter', ''] } }] } },
      ],
      set: { uses: { increment: 1 } },
      emits: [{ type: 'LockerTaken', payload: { by: '$args.renter' } }],
    },
    close: {
      transitions: [{ from: ['free', 'taken'], to: 'broken' }],
      preconditions: [{ assert: true, message: 'always allowed' }],
      set: { notes: { cleared: true } },
    },
  },
  projections: { by_size: { key: '$fields.size', in_state: 'free' } },
  ...parts,
})

/** The least that parses. */
export const bare = (parts: Part = {}): Part => ({
  entity: 'peg',
  schema: {},
  lifecycle: { initial: 'in', states: ['in'] },
  ...parts,
})

/** A definition with one field, called `part`. */
export const withField = (field: unknown): Part => bare({ schema: { fields: { part: field } } })

/** A definition with one operation, called `turn`. */
export const withOperation = (operation: unknown): Part => bare({ operations: { turn: operation } })

/** A definition with one invariant. */
export const withCondition = (assert: unknown): Part => bare({ invariants: [{ assert }] })
