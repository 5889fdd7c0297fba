import { Registry, parseDefinition, type DefinitionDocument } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Recording } from '../src/recording/recording.js'

export const valueOf = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

export const errorOf = <E>(answer: Either<E, unknown>): E => {
  if (isLeft(answer)) return answer.left
  throw new Error('it was not refused')
}

/** A parcel is packed, sent and delivered; `weigh` moves nothing and counts. */
const source = {
  entity: 'parcel',
  version: 1,
  schema: {
    fields: {
      address: { type: 'string', required: true },
      grams: { type: 'number', default: 100 },
      carrier: { type: 'string' },
      label: { type: 'json' },
    },
  },
  lifecycle: { initial: 'packed', states: ['packed', 'sent', 'delivered'] },
  create: { emit: { type: 'ParcelPacked', payload: { address: '$fields.address' } } },
  operations: {
    send: {
      arguments: { fields: { carrier: { type: 'string', default: 'post' } } },
      transitions: [{ from: 'packed', to: 'sent' }],
      preconditions: [
        { name: 'has_weight', assert: { gt: ['$fields.grams', 0] }, message: 'an empty parcel is not sent' },
      ],
      set: { carrier: '$args.carrier' },
      emits: [
        { type: 'ParcelSent', payload: {} },
        { type: 'ParcelSent', payload: {} },
      ],
    },
    deliver: { transitions: [{ from: 'sent', to: 'delivered' }], emits: [{ type: 'ParcelDelivered', payload: {} }] },
    weigh: {
      arguments: { fields: { grams: { type: 'number', required: true } } },
      transitions: [{ from: 'packed', to: 'packed' }],
      set: { grams: '$args.grams' },
    },
  },
} as const

/** The definition with some members replaced. */
export const parcel = (changes: object = {}): DefinitionDocument => valueOf(parseDefinition({ ...source, ...changes }))

export const registry = valueOf(Registry.empty.register(parcel()))

/** A recording that names nobody. */
export const recording = (record_id: string, changes: Partial<Recording> = {}): Recording => ({
  record_id,
  recorded_at: '2031-05-04T09:00:00Z',
  correlation: null,
  causation: null,
  actor: null,
  ...changes,
})
