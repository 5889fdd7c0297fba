const operation = (index: number): string => `
    act_${index}: {
      arguments: { fields: {
        by_${index}: { type: 'string', required: true },
        amount: { type: 'integer', default: 1 },
        note: { type: 'string' },
      } },
      response: { fields: { count_${index}: { type: 'integer', required: true }, note: { type: 'string' } } },
      preconditions: [{ name: 'titled_${index}', assert: { ne: ['$fields.title', '$args.by_${index}'] } }],
      outcomes: [
        {
          name: 'little_${index}',
          when: { compare: { left: '$args.amount', op: 'lt', right: ${index} } },
          refuses: { error: 'Little_${index}', message: 'too little' },
        },
        {
          name: 'acted_${index}',
          effect: { moves: { from: ['fresh', 'used'], to: 'used' } },
          set: { count: { increment: '$args.amount' }, title: '$args.by_${index}' },
          set_if_present: { note: { argument: 'note' } },
          fulfills: { code: { actions: 'optional' } },
          emits: [
            {
              type: 'Acted_${index}',
              payload: {
                thing: '$id',
                by: '$args.by_${index}',
                origin: '$fields.origin.kind',
                stock: '$fields.stock.count',
              },
              payload_if_present: { note: { argument: 'note' } },
            },
            { type: 'Counted_${index}', payload: { count: '$fields.count', fixed: { step: ${index} } } },
          ],
          responds: { count_${index}: '$fields.count' },
          responds_if_present: { note: { argument: 'note' } },
        },
        { name: 'spent_${index}', wrong_state: true, refuses: { error: 'Spent_${index}' } },
      ],
    },`

const use = (index: number): string => `
export const use_${index} = (instance: EntityInstance): readonly unknown[] => {
  const done = thing.evaluate({
    instance,
    operation: 'act_${index}',
    arguments: { by_${index}: 'ann' },
    fulfillments: { code: { set: { value: 'A${index}' } } },
  })
  if (isLeft(done)) {
    const refusal = done.left
    return refusal.kind === 'outcome_unobservable' && refusal.outcome === 'acted_${index}' ? [] : [refusal.kind]
  }
  if ('refused' in done.right) return done.right.refused.error === 'Little_${index}' ? ['little'] : ['spent']
  const { events, record, instance: after } = done.right.accepted
  const [acted, counted] = events
  const { by, stock, note } = acted.payload
  const { count_${index}: count } = record.response
  return [by, stock, note, counted.payload.count, count, after.lifecycle_state, after.fields.code]
}
`

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/**
 * A program that defines a type under the service rules of so many operations, each of three outcomes, and uses so many
 * of them: arguments, actions, answers, events, responses, refusals.
 */
export const largeServiceProgram = (operations: number, used: number): string => `
import { defineEntity, type EntityInstance } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'

const defined = defineEntity({
  entity: 'thing',
  version: 3,
  semantics: 'service/3',
  identity: { field: 'number' },
  schema: { fields: {
    number: { type: 'integer', required: true },
    title: { type: 'string', required: true },
    count: { type: 'integer', required: true, default: 0 },
    code: { type: 'string', alphabet: 'ABC0123456789' },
    note: { type: 'string' },
    mass: { type: 'binary64' },
    stock: { type: 'map', key: 'string', items: { type: 'integer' }, required: true, default: {} },
    origin: { type: 'union', tag: 'kind', variants: {
      bought: { type: 'object', properties: { price: { type: 'number', required: true } }, required: true },
      made: { type: 'string' },
      found: { type: 'json' },
    } },
  } },
  lifecycle: { initial: 'fresh', states: ['fresh', 'used', 'spent'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.count', 0] } }],
  create: {
    arguments: { fields: { number: { type: 'integer', required: true }, title: { type: 'string', required: true } } },
    response: { fields: { number: { type: 'integer', required: true } } },
    outcomes: [
      { name: 'none', when: { not: { truthy: '$args.number' } }, refuses: { error: 'NoNumber' } },
      {
        name: 'made',
        effect: 'creates',
        set: { number: '$args.number', title: '$args.title' },
        emits: [{ type: 'Made', payload: { title: '$fields.title' } }],
        responds: { number: '$fields.number' },
      },
    ],
  },
  operations: {${times(operations, operation)}
  },
})
if (isLeft(defined)) throw new Error(defined.left.kind)
const thing = defined.right

export const created = thing.createDerived({ fields: { number: 1, title: 'first' } })
${times(used, use)}`
