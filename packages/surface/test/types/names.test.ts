import { describe, expect, it } from 'vitest'
import { definitionTypes } from '../../src/index.js'
import { definitionOf } from '../definition.js'

const named = (entity: string, version = 1) =>
  definitionOf({ entity, version, schema: {}, lifecycle: { initial: 'a', states: ['a'] } }).document

const exported = (...definitions: Parameters<typeof definitionTypes>[0]): readonly string[] =>
  [...definitionTypes(definitions).matchAll(/^export (?:type|const) (\w+)/gm)].map(([, name]) => name ?? '')

describe('the names that a module of types exports', () => {
  it('are the entity and its names', () => {
    expect(exported(named('purchase_order'))).toEqual(['PurchaseOrder', 'purchaseOrderNames'])
  })

  it('say the version where there are several, ascending', () => {
    expect(exported(named('ticket', 2), named('ticket', 1))).toEqual([
      'TicketV1',
      'ticketV1Names',
      'TicketV2',
      'ticketV2Names',
    ])
  })

  it('of names that would be one, or that the module imports, are code points', () => {
    expect(exported(named('a-b'), named('a_b'), named('json')).filter((name) => name.startsWith('E'))).toEqual([
      'Entity_61_2D_62_V1',
      'Entity_61_5F_62_V1',
      'Entity_6A_73_6F_6E_V1',
    ])
  })

  it('of a name that TypeScript would not take are code points', () => {
    expect(exported(named("é'"))).toEqual(['Entity_E9_27_V1', 'entity_E9_27_V1Names'])
  })
})

it('a member called `__proto__` is a member of the names', () => {
  const fields = JSON.parse('{ "__proto__": { "type": "string" } }') as object
  const definition = definitionOf({ entity: 'x', schema: { fields }, lifecycle: { initial: 'a', states: ['a'] } })
  expect(definitionTypes([definition.document])).toContain("fields: { ['__proto__']: true },")
})

it('the names of a definition under the service rules are those of its outcomes and their errors, too', () => {
  const rent = {
    response: { fields: { until: { type: 'integer' } } },
    outcomes: [
      { name: 'unpaid', when: { eq: ['$args.paid', false] }, refuses: { error: "Isn'tPaid" } },
      { name: 'rented', effect: 'updates' },
    ],
    arguments: { fields: { paid: { type: 'boolean' } } },
  }
  const definition = definitionOf({
    entity: 'locker',
    semantics: 'service/1',
    identity: { field: 'number' },
    schema: { fields: { number: { type: 'integer', required: true } } },
    lifecycle: { initial: 'free', states: ['free'] },
    create: {
      arguments: { fields: { number: { type: 'integer', required: true } } },
      outcomes: [{ name: 'placed', effect: 'creates', set: { number: '$args.number' } }],
    },
    operations: { rent },
  })

  expect(definitionTypes([definition.document])).toContain(
    [
      'export const lockerNames: NamesOf<Locker> = {',
      '  states: { free: true },',
      '  fields: { number: true },',
      '  operations: { rent: { paid: true } },',
      '  service: {',
      "    semantics: 'service/1',",
      "    identity: 'number',",
      '    creation: { arguments: { number: true }, response: {}, outcomes: { placed: true } },',
      "    operations: { rent: { response: { until: true }, outcomes: { unpaid: 'Isn\\'tPaid', rented: true } } },",
      '  },',
      '}',
    ].join('\n'),
  )
})
