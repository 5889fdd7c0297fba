import { defineEntity } from '../../../src/typed/define-entity.js'
import type { EntityInput } from '../../../src/typed/input/entity-input.js'
import type { TypesOf } from '../../../src/typed/types-of.js'
import { accepted } from '../../support/outcome.js'

/** A locker at a station: something of every part that types are read from under the service rules. */
export const lockerDocument = {
  entity: 'locker',
  version: 3,
  semantics: 'service/3',
  identity: { field: 'number' },
  scales: { size: ['small', 'large'] },
  schema: {
    fields: {
      number: { type: 'integer', required: true },
      size: { type: 'enum', values: ['small', 'large'], required: true, default: 'small' },
      code: { type: 'string', alphabet: '0123456789' },
      opened: { type: 'integer', required: true, default: 0 },
      door: { type: 'object', properties: { squeaks: { type: 'boolean', default: false } } },
      label: { type: 'string' },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'rented', 'broken'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.opened', 0] } }],
  create: {
    arguments: {
      fields: {
        number: { type: 'integer', required: true },
        height: { type: 'number', default: 40 },
        label: { type: 'string' },
      },
    },
    response: { fields: { size: { type: 'string', required: true } } },
    outcomes: [
      {
        name: 'no_number',
        when: { compare: { left: '$args.number', op: 'lte', right: 0 } },
        refuses: { error: 'NoNumber', message: 'lockers are counted from 1' },
      },
      {
        name: 'tall',
        when: { compare: { left: '$args.height', op: 'gt', right: 60 } },
        effect: 'creates',
        set: { number: '$args.number', size: 'large', door: {} },
        set_if_present: { label: { argument: 'label' } },
        emits: [
          { type: 'TallLockerPlaced', payload: { number: '$fields.number', height: '$args.height' } },
          { type: 'LabelNeeded' },
        ],
        responds: { size: '$fields.size' },
      },
      {
        name: 'placed',
        effect: 'creates',
        set: { number: '$args.number' },
        emits: [{ type: 'LockerPlaced', payload_if_present: { label: { argument: 'label' } } }],
        responds: { size: '$fields.size' },
      },
    ],
  },
  operations: {
    rent: {
      arguments: {
        fields: {
          hours: { type: 'integer', required: true },
          label: { type: 'string' },
          paid: { type: 'boolean', default: false },
        },
      },
      response: { fields: { until: { type: 'integer', required: true }, label: { type: 'string' } } },
      preconditions: [{ name: 'a_day', assert: { lte: ['$args.hours', 24] } }],
      outcomes: [
        { name: 'unpaid', when: { not: { truthy: '$args.paid' } }, refuses: { error: 'NotPaid' } },
        {
          name: 'rented',
          effect: { moves: { from: ['free'], to: 'rented' } },
          set_if_present: { label: { argument: 'label' } },
          fulfills: { code: { actions: 'optional' } },
          emits: [
            {
              type: 'LockerRented',
              payload: { hours: '$args.hours', was: '$from_state', now: '$to_state' },
              payload_if_present: { label: { argument: 'label' } },
            },
          ],
          responds: { until: '$args.hours' },
          responds_if_present: { label: { argument: 'label' } },
        },
        { name: 'not_free', wrong_state: true, refuses: { error: 'NotFree' } },
      ],
    },
    open: {
      arguments: { fields: { code: { type: 'string', required: true } } },
      response: { fields: { opened: { type: 'integer', required: true } } },
      outcomes: [
        { name: 'wrong_code', when: { ne: ['$args.code', '$fields.code'] }, refuses: { error: 'WrongCode' } },
        {
          name: 'opened',
          effect: 'updates',
          set: { opened: { increment: 1 } },
          emits: [{ type: 'LockerOpened', payload: { opened: '$fields.opened' } }],
          responds: { opened: '$fields.opened' },
        },
      ],
    },
    look_at: {
      outcomes: [
        {
          name: 'in_order',
          in_state: 'free',
          emits: [{ type: 'LockerSeen', payload: { state: '$state', opened: '$fields.opened' } }],
        },
        { name: 'in_use', effect: 'none', emits: [{ type: 'LockerPassed' }] },
      ],
    },
    break: { transitions: [{ from: ['free', 'rented'], to: 'broken' }], emits: [{ type: 'LockerBroken' }] },
  },
} as const satisfies EntityInput

export type Locker = TypesOf<typeof lockerDocument>

export const locker = accepted(defineEntity(lockerDocument))

/** Locker 7, which was just placed. */
export const placedLocker = accepted(locker.createDerived({ fields: { number: 7 } })).instance
