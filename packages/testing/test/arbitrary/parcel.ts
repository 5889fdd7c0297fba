import { numberOf, type JsonNumber } from '@assent/kernel'
import { definitionOf } from '../../src/index.js'

const number = (token: string): JsonNumber => numberOf(token) ?? 0

/** A definition with a field of each kind, each constraint, and several ways through its states. */
export const parcel = definitionOf({
  entity: 'parcel',
  schema: {
    fields: {
      label: { type: 'string', required: true, min_length: 2, max_length: 5 },
      count: { type: 'integer', required: true, min: number('-0.5'), max: number('99.5') },
      weight: { type: 'number', min: number('0.50'), max: number('9007199254740993') },
      fragile: { type: 'boolean', default: false },
      size: { type: 'enum', values: ['small', '\u00e9', 'large'] },
      sender: { type: 'ref', entity: 'person' },
      notes: { type: 'json' },
      serial: { type: 'integer' },
      address: {
        type: 'object',
        properties: { street: { type: 'string', required: true }, floor: { type: 'integer', default: 0 } },
      },
      stops: {
        type: 'array',
        items: {
          type: 'object',
          properties: { at: { type: 'number', required: true } },
          additional_properties: true,
        },
      },
    },
  },
  lifecycle: { initial: 'packed', states: ['packed', 'sent', 'delivered', 'returned', 'lost'] },
  invariants: [{ name: 'counted', assert: { lt: ['$fields.count', 99] } }],
  operations: {
    send: {
      arguments: { fields: { to: { type: 'string', required: true, min_length: 1 } } },
      transitions: [{ from: 'packed', to: 'sent' }],
      emits: [{ type: 'ParcelSent', payload: { to: '$args.to' } }],
    },
    deliver: { transitions: [{ from: 'sent', to: 'delivered' }], set: { count: { increment: 1 } } },
    bring_back: { transitions: [{ from: ['sent', 'delivered'], to: 'returned' }] },
    wait: { transitions: [{ from: 'sent', to: 'lost' }] },
    annotate: {
      arguments: { additional_fields: true },
      transitions: [{ from: 'packed', to: 'packed' }],
      set: { notes: '$args' },
    },
  },
})
