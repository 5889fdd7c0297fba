import { defineEntity } from '../../src/typed/define-entity.js'
import type { EntityInput } from '../../src/typed/input/entity-input.js'
import type { TypesOf } from '../../src/typed/types-of.js'
import { accepted } from '../support/outcome.js'

/** A bicycle for hire: something of every part that types are read from. */
export const bikeDocument = {
  entity: 'bike',
  version: 2,
  schema: {
    fields: {
      frame: { type: 'string', required: true },
      kilometres: { type: 'integer', required: true, default: 0 },
      size: { type: 'enum', values: ['S', 'M', 'L'], default: 'M' },
      rider: { type: 'ref', entity: 'person' },
      basket: { type: 'object', properties: { litres: { type: 'number', required: true }, lid: { type: 'boolean' } } },
    },
  },
  lifecycle: { initial: 'parked', states: ['parked', 'hired', 'scrapped'] },
  invariants: [{ name: 'not_rolled_back', assert: { gte: ['$fields.kilometres', 0] } }],
  create: { emit: { type: 'BikeBought', payload: { frame: '$fields.frame', size: '$fields.size', state: '$state' } } },
  operations: {
    hire: {
      arguments: {
        fields: { by: { type: 'string', required: true }, hours: { type: 'integer', default: 1 } },
      },
      transitions: [{ from: 'parked', to: 'hired' }],
      preconditions: [
        { name: 'short', assert: { lte: ['$args.hours', 48] }, message: 'two days at most' },
        { assert: { not: { exists: '$fields.rider' } } },
      ],
      set: { rider: '$args.by' },
      emits: [{ type: 'BikeHired', payload: { by: '$args.by', hours: '$args.hours', size: '$fields.size' } }],
    },
    bring_back: {
      arguments: { fields: { ridden: { type: 'integer', required: true } } },
      transitions: [{ from: 'hired', to: 'parked' }],
      set: { kilometres: { increment: '$args.ridden' }, rider: { cleared: true } },
      emits: [
        { type: 'BikeReturned', payload: { rider: '$old_fields.rider', total: '$fields.kilometres' } },
        { type: 'KilometresCounted', payload: ['$args.ridden', '$from_state'] },
      ],
    },
    scrap: { transitions: [{ from: ['parked', 'hired'], to: 'scrapped' }] },
  },
} as const satisfies EntityInput

export type Bike = TypesOf<typeof bikeDocument>

export const bike = accepted(defineEntity(bikeDocument))

/** A bicycle that was just bought. */
export const parkedBike = accepted(bike.create({ id: 'bike-1', fields: { frame: 'F-100' } })).instance
