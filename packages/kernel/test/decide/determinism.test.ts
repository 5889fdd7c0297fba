import { describe, expect, it } from 'vitest'
import { decideCreate } from '../../src/decide/create.js'
import { decide } from '../../src/decide/execute.js'
import { bytesOf } from '../support/bytes.js'
import { reversed } from '../support/deep.js'
import { define } from '../support/define.js'
import { exact } from '../support/exact.js'
import { heldPermit, renewable, type Part } from '../support/permit.js'

const address = {
  type: 'object',
  properties: { zip: { type: 'string', default: '0' }, '10': { type: 'json' }, '9': { type: 'json' } },
}
const definition = renewable(
  {
    plate: { type: 'string' },
    address,
    fee: { type: 'number', required: true, default: exact('1.50') },
    log: { type: 'json' },
    note: { type: 'json' },
  },
  {
    arguments: { fields: { months: { type: 'integer', default: 12 }, extra: { type: 'json' } } },
    preconditions: [
      { name: 'short', assert: { lte: ['$args.months', 12] } },
      { assert: { ne: ['$args.extra', { a: 1, b: 2 }] } },
    ],
    set: {
      log: { months: '$args.months', was: '$fields.plate' },
      note: { cleared: true },
      fee: { increment: exact('0.50') },
    },
    emits: [{ type: 'Renewed', payload: { z: '$args', a: '$fields', '2': 1, '10': 2 } }],
  },
  { create: { emit: { type: 'Issued', payload: { fee: '$fields.fee', address: '$fields.address' } } } },
)

const creations: readonly Part[] = [
  { plate: 'AB-1', address: { '9': 1, '10': { b: 1, a: 2 } }, log: { z: 1, y: [{ d: 1, c: 2 }] } },
  { hue: 1, zone: 2, plate: 3, address: { hue: 4, zip: 5 } },
]
const executions: readonly (readonly [Part, Part])[] = [
  [{ plate: 'AB-1', fee: exact('1.50'), note: 1, log: { b: 1, a: 2 } }, { extra: { y: 1, x: { b: 2, a: 3 } } }],
  [{ plate: 'AB-1', fee: 2 }, { extra: { b: 2, a: 1 } }],
  [
    { plate: 'AB-1', fee: 2 },
    { months: 13, extra: 1 },
  ],
  [{ plate: 'AB-1', fee: 2 }, {}],
  [
    { fee: 2, zone: 1, hue: 2 },
    { extra: {}, months: 'x', zone: 1, hue: 2 },
  ],
  [{ fee: 2 }, { extra: 1 }],
]
const run = (turn: (value: unknown) => unknown): readonly string[] => {
  const turned = define(turn(definition))
  return [
    ...creations.map((fields) => decideCreate(turned, { id: 'p-7', fields: turn(fields) })),
    ...executions.map(([fields, args]) =>
      decide(turned, { instance: turn(heldPermit(fields)), operation: 'renew', arguments: turn(args) }),
    ),
  ].map(bytesOf)
}
const asGiven = run((value) => value)

describe('determinism', () => {
  it('K-233: the examples are answered in several ways', () => {
    expect(asGiven.map((bytes) => /"kind":"(\w+)"/.exec(bytes)?.[1] ?? 'decision')).toEqual([
      'decision',
      'validation',
      'decision',
      'precondition_failed',
      'precondition_failed',
      'precondition_unobservable',
      'validation',
      'template',
    ])
  })

  it('K-2, K-224: the same inputs give the same bytes', () => {
    expect(run((value) => value)).toEqual(asGiven)
  })

  it('K-21, K-226, K-233: the order of members in any input changes no byte', () => {
    expect(run(reversed)).toEqual(asGiven)
  })
})
