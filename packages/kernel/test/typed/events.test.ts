import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventOf } from '../../src/typed/decision-of.js'
import { defineEntity } from '../../src/typed/define-entity.js'
import type { JsonNumber } from '../../src/value/exact-number.js'
import type { Json } from '../../src/value/json.js'
import { accepted } from '../support/outcome.js'
import { bike, parkedBike, type Bike } from './bike.js'

const hired = accepted(bike.execute({ instance: parkedBike, operation: 'hire', arguments: { by: 'ann' } }))

describe('the events of a typed decision', () => {
  it('K-124: they are those of the operation, in order, by type', () => {
    const { events } = accepted(
      bike.execute({ instance: hired.instance, operation: 'bring_back', arguments: { ridden: 12 } }),
    )

    expectTypeOf(events.length).toEqualTypeOf<2>()
    expectTypeOf(events[0].type).toEqualTypeOf<'BikeReturned'>()
    expectTypeOf(events[1].type).toEqualTypeOf<'KilometresCounted'>()
    expectTypeOf(events[0].payload).toEqualTypeOf<{ readonly rider: string; readonly total: JsonNumber }>()
    expectTypeOf(events[1].payload).toEqualTypeOf<readonly [JsonNumber, 'hired']>()
    expect(events.map(({ type, payload }) => [type, payload])).toEqual([
      ['BikeReturned', { rider: 'ann', total: 12 }],
      ['KilometresCounted', [12, 'hired']],
    ])
  })

  it('K-180: an event has the states, the filled arguments and the changes by name', () => {
    const [event] = hired.events

    expectTypeOf(event.from_state).toEqualTypeOf<'parked'>()
    expectTypeOf(event.to_state).toEqualTypeOf<'hired'>()
    expectTypeOf(event.args).toEqualTypeOf<{ readonly by: string; readonly hours: JsonNumber }>()
    expectTypeOf(event.changed.rider).toEqualTypeOf<string | undefined>()
    expect(event).toMatchObject({
      from_state: 'parked',
      to_state: 'hired',
      args: { by: 'ann', hours: 1 },
      changed: { rider: 'ann' },
    })
  })

  it('K-125: a creation has its one event, and an operation without templates has none', () => {
    const created = accepted(bike.create({ id: 'bike-2', fields: { frame: 'F-200', size: 'L' } }))
    const scrapped = accepted(bike.execute({ instance: parkedBike, operation: 'scrap', arguments: {} }))

    expectTypeOf(created.events[0].type).toEqualTypeOf<'BikeBought'>()
    expectTypeOf(created.events[0].from_state).toEqualTypeOf<null>()
    expectTypeOf(created.events[0].payload).toEqualTypeOf<{
      readonly frame: string
      readonly size: 'S' | 'M' | 'L'
      readonly state: 'parked'
    }>()
    expectTypeOf(scrapped.events).toEqualTypeOf<readonly []>()
    expect(created.events[0].payload).toEqual({ frame: 'F-200', size: 'L', state: 'parked' })
    expect(scrapped.events).toEqual([])
  })

  it('all events of a type narrow by their types', () => {
    const tell = (event: EventOf<Bike>): string => {
      switch (event.type) {
        case 'BikeHired':
          return `${event.payload.by} took it`
        case 'BikeReturned':
          return `${event.payload.rider} is back`
        case 'KilometresCounted':
          return `from ${event.payload[1]}`
      }
    }

    expect(tell(hired.events[0])).toBe('ann took it')
  })
})

describe('the type of a payload', () => {
  const probe = accepted(
    defineEntity({
      entity: 'probe',
      schema: {
        fields: {
          place: { type: 'object', properties: { at: { type: 'object', properties: { deck: { type: 'integer' } } } } },
          log: { type: 'json', default: { depth: 4 } },
        },
        additional_fields: true,
      },
      lifecycle: { initial: 'idle', states: ['idle', 'sent'] },
      operations: {
        send: {
          arguments: { fields: { to: { type: 'enum', values: ['mars', 'venus'], required: true } } },
          transitions: [{ from: ['idle', 'sent'], to: 'sent' }],
          emit: [
            {
              type: 'Sent',
              payload: {
                subject: ['$id', '$entity', '$version'],
                states: { from: '$from_state', to: '$to_state', now: '$state' },
                to: '$args.to',
                args: '$args',
                deck: '$fields.place.at.deck',
                depth: '$fields.log.depth',
                other: '$fields.other',
                literals: ['$$id', 'plain $id', 3, true, null],
              },
            },
            { type: 'Nothing' },
            { type: 'Null', payload: null },
          ],
        },
      },
    }),
  )

  it('K-73, K-74: a reference has the type of what it reads, a literal its own; what nobody declares is any JSON', () => {
    const fields = { place: { at: { deck: 2 } }, other: 'x' }
    const { instance } = accepted(probe.create({ id: 'p-1', fields }))
    const { events } = accepted(probe.execute({ instance, operation: 'send', arguments: { to: 'mars' } }))
    const [{ payload }, nothing, none] = events

    expectTypeOf(payload).toEqualTypeOf<{
      readonly subject: readonly [string, 'probe', 1]
      readonly states: { readonly from: 'idle' | 'sent'; readonly to: 'sent'; readonly now: 'sent' }
      readonly to: 'mars' | 'venus'
      readonly args: { readonly to: 'mars' | 'venus' }
      readonly deck: JsonNumber
      readonly depth: Json
      readonly other: Json
      readonly literals: readonly ['$id', 'plain $id', 3, true, null]
    }>()
    expectTypeOf(nothing.payload).toEqualTypeOf<{ readonly [name: string]: never }>()
    expectTypeOf(none.payload).toEqualTypeOf<null>()
    expect(payload).toEqual({
      subject: ['p-1', 'probe', 1],
      states: { from: 'idle', to: 'sent', now: 'sent' },
      to: 'mars',
      args: { to: 'mars' },
      deck: 2,
      depth: 4,
      other: 'x',
      literals: ['$id', 'plain $id', 3, true, null],
    })
    expect([nothing.payload, none.payload]).toEqual([{}, null])
  })
})
