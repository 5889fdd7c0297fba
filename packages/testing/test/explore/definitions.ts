import { definitionOf } from '../../src/arbitrary/definition.js'

/** A field or argument that has to be there. */
const needed = (type: string, more: object = {}) => ({ type, required: true, ...more })

const loop = (state: string) => [{ from: state, to: state }]

/** An account that must not be overdrawn: by how much a deposit may raise it depends on the instance. */
export const account = definitionOf({
  entity: 'account',
  schema: {
    fields: {
      balance: needed('number', { default: 0 }),
      limit: needed('number', { min: 0, max: 1000 }),
      owner: { type: 'string' },
    },
  },
  lifecycle: { initial: 'open', states: ['open', 'closed', 'lost'] },
  invariants: [{ name: 'within_limit', assert: { lte: ['$fields.balance', '$fields.limit'] } }],
  operations: {
    deposit: {
      arguments: { fields: { amount: needed('number', { min: 100 }), memo: { type: 'string' } } },
      transitions: loop('open'),
      set: { balance: { increment: '$args.amount' } },
    },
    close: {
      transitions: [{ from: 'open', to: 'closed' }],
      preconditions: [{ name: 'empty', assert: { eq: ['$fields.balance', 0] } }],
    },
    find: { transitions: [{ from: 'lost', to: 'open' }] },
  },
})

/** What it counts starts at zero and goes up by one, so that a rule about a large count is a long way off. */
export const counter = definitionOf({
  entity: 'counter',
  schema: {
    fields: {
      turns: needed('integer', { default: 0 }),
      colour: needed('enum', { values: ['red', 'blue'], default: 'red' }),
    },
  },
  lifecycle: { initial: 'new', states: ['new', 'on', 'off'] },
  invariants: [{ name: 'starts_at_zero', assert: { any: [{ ne: ['$state', 'new'] }, { eq: ['$fields.turns', 0] }] } }],
  operations: {
    begin: { transitions: [{ from: 'new', to: 'on' }] },
    paint: {
      arguments: { fields: { colour: needed('enum', { values: ['red', 'blue'] }) } },
      transitions: loop('on'),
      set: { colour: '$args.colour' },
    },
    turn: {
      transitions: loop('on'),
      preconditions: [{ name: 'few_turns', assert: { lt: ['$fields.turns', 30] } }],
      set: { turns: { increment: 1 } },
    },
    stop: {
      transitions: [{ from: 'on', to: 'off' }],
      preconditions: [{ assert: { gte: ['$fields.turns', 12] } }],
    },
  },
})

/** Five arguments that a rule refuses only together. */
export const conspiracy = definitionOf({
  entity: 'vault',
  schema: { fields: {} },
  lifecycle: { initial: 'shut', states: ['shut', 'open'] },
  operations: {
    open: {
      arguments: {
        fields: {
          a: needed('integer'),
          b: needed('number'),
          c: needed('string'),
          d: needed('boolean'),
          e: needed('enum', { values: ['v', 'w', 'x', 'y', 'z'] }),
        },
      },
      transitions: [{ from: 'shut', to: 'open' }],
      preconditions: [
        {
          name: 'not_all_five',
          assert: {
            not: {
              all: [
                { eq: ['$args.a', 17] },
                { gt: ['$args.b', 1000.5] },
                { starts_with: ['$args.c', 'sesame'] },
                { eq: ['$args.d', false] },
                { in: ['$args.e', ['y']] },
              ],
            },
          },
        },
      ],
    },
  },
})

/** An operation that only one choice of four arguments passes, and one that comes after it. */
export const combination = definitionOf({
  entity: 'safe',
  schema: { fields: {} },
  lifecycle: { initial: 'shut', states: ['shut', 'open', 'empty'] },
  operations: {
    open: {
      arguments: {
        fields: { a: needed('integer'), b: needed('integer'), c: needed('integer'), d: needed('integer') },
      },
      transitions: [{ from: 'shut', to: 'open' }],
      preconditions: ['a', 'b', 'c', 'd'].map((name, index) => ({
        assert: { eq: [`$args.${name}`, 100 * index + 7] },
      })),
    },
    clear: { transitions: [{ from: 'open', to: 'empty' }] },
  },
})
