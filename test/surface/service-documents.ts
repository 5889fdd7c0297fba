/** A locker at a station: each form of an outcome, copied arguments, fulfilled fields. */
export const locker = {
  entity: 'locker',
  version: 3,
  semantics: 'service/3',
  identity: { field: 'number' },
  schema: {
    fields: {
      number: { type: 'integer', required: true },
      size: { type: 'enum', values: ['small', 'large'], required: true, default: 'small' },
      code: { type: 'string', alphabet: '0123456789', default: '0000' },
      opened: { type: 'integer', required: true, default: 0 },
      door: { type: 'object', properties: { squeaks: { type: 'boolean', default: false } } },
      label: { type: 'string', default: 'none' },
      note: { type: 'string' },
    },
  },
  lifecycle: { initial: 'free', states: ['free', 'rented', 'broken'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.opened', 0] } }],
  create: {
    arguments: {
      fields: {
        number: { type: 'integer', required: true },
        height: { type: 'number', default: 40 },
        note: { type: 'string' },
      },
    },
    response: { fields: { size: { type: 'string', required: true, default: 'x' }, door: { type: 'json' } } },
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
        set_if_present: { note: { argument: 'note' } },
        emits: [
          {
            type: 'TallLockerPlaced',
            payload: { number: '$fields.number', height: '$args.height', door: '$fields.door' },
          },
          { type: 'NoteNeeded', payload_if_present: { note: { argument: 'note' } } },
        ],
        responds: { size: '$fields.size' },
      },
      { name: 'placed', set: { number: '$args.number' }, effect: 'creates', responds: { size: '$fields.size' } },
    ],
  },
  operations: {
    rent: {
      arguments: {
        fields: {
          hours: { type: 'integer', required: true },
          note: { type: 'string' },
          bag: { type: 'object', required: true, properties: { colour: { type: 'enum', values: ['red', 'blue'] } } },
        },
      },
      response: { fields: { until: { type: 'integer', required: true }, note: { type: 'string' } } },
      preconditions: [{ name: 'a_day', assert: { lte: ['$args.hours', 24] } }, { assert: true }],
      outcomes: [
        { name: 'free_of_charge', when: { truthy: '$args.note' }, in_state: 'free', effect: 'updates' },
        {
          name: 'rented',
          effect: { moves: { from: ['free', 'broken'], to: 'rented' } },
          set: { door: {}, label: { cleared: true } },
          set_if_present: { note: { argument: 'note' } },
          fulfills: { code: { actions: 'optional' } },
          emits: [
            {
              type: 'LockerRented',
              payload: { hours: '$args.hours', was: '$from_state', now: '$to_state', before: '$old_fields.door' },
              payload_if_present: { note: { argument: 'note' }, colour: { argument: 'bag.colour' } },
            },
          ],
          responds: { until: '$args.hours' },
          responds_if_present: { note: { argument: 'note' } },
        },
        { name: 'not_free', wrong_state: true, refuses: { error: 'NotFree' } },
      ],
    },
    close: {
      outcomes: [
        { name: 'closed', effect: { moves: { from: 'rented', to: 'free' } }, emits: [{ type: 'LockerClosed' }] },
        { name: 'was_closed', wrong_state: true, emits: [{ type: 'LockerWasClosed', payload: ['$state'] }] },
      ],
    },
    break: { transitions: [{ from: ['free', 'rented'], to: 'broken' }], emits: [{ type: 'LockerBroken' }] },
  },
} as const

/** A crate: each kind of field that only the service rules have, and addresses into collections. */
export const crate = {
  entity: 'crate',
  semantics: 'service/1',
  schema: {
    fields: {
      weights: { type: 'map', key: 'integer', items: { type: 'number' }, required: true },
      checks: { type: 'map', key: 'boolean', items: { type: 'string' } },
      extra: { type: 'map', key: 'string', items: { type: 'json' } },
      places: {
        type: 'map',
        key: 'string',
        items: { type: 'object', properties: { row: { type: 'integer', required: true, default: 1 } } },
      },
      origin: {
        type: 'union',
        tag: 'kind',
        variants: {
          grown: { type: 'string', required: true },
          bought: { type: 'object', properties: { price: { type: 'number', default: 0 } } },
          found: { type: 'json' },
        },
      },
      measure: { type: 'union', tag: 'value', variants: { cups: { type: 'binary64', required: true } } },
      moves: {
        type: 'array',
        items: { type: 'union', tag: 'how', variants: { far: { type: 'string' }, near: { type: 'string' } } },
      },
      mass: { type: 'binary64' },
      mark: { type: 'string', alphabet: 'ABC' },
      list: { type: 'array', items: { type: 'enum', values: ['a', 'b'] } },
      any: { type: 'array', items: { type: 'json' } },
    },
  },
  lifecycle: { initial: 'open', states: ['open'] },
  operations: {
    count: {
      transitions: [{ from: 'open', to: 'open' }],
      emits: [
        {
          type: 'Counted',
          payload: {
            weights: '$fields.weights.count',
            extra: '$fields.extra.count',
            list: '$fields.list.count',
            first: '$fields.list.0',
            any: '$fields.any.12',
            mark: '$fields.mark.count',
            origin: '$fields.origin.kind',
            grown: '$fields.origin.value',
            price: '$fields.origin.value.price',
            payload: '$fields.measure.content',
            moved: '$fields.moves.0',
            how: '$fields.moves.1.how',
            far: '$fields.moves.1.value.count',
          },
        },
      ],
    },
  },
} as const

/** A seat: it opts into the service rules, and has no outcomes. */
export const seat = {
  entity: 'seat',
  semantics: 'service/2',
  schema: { fields: { row: { type: 'integer', required: true }, aisle: { type: 'boolean', default: false } } },
  lifecycle: { initial: 'free', states: ['free', 'taken'] },
  create: {
    arguments: { fields: { unused: { type: 'string' } } },
    emit: { type: 'SeatAdded', payload: { aisle: '$fields.aisle' } },
  },
  operations: {
    take: {
      arguments: { fields: { by: { type: 'string' } } },
      transitions: [{ from: 'free', to: 'taken' }],
      emits: [{ type: 'SeatTaken', payload_if_present: { by: { argument: 'by' } } }],
      outcomes: [],
    },
  },
} as const
