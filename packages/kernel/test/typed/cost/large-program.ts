const schema = `{ fields: {
    title: { type: 'string', required: true, min_length: 1 },
    count: { type: 'integer', required: true, default: 0 },
    level: { type: 'enum', values: ['low', 'middle', 'high'], default: 'low' },
    price: { type: 'number' },
    urgent: { type: 'boolean', default: false },
    labels: { type: 'array', items: { type: 'string' } },
    address: { type: 'object', properties: {
      street: { type: 'string', required: true },
      country: { type: 'string', default: 'nl' },
      lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string', required: true } } } },
    } },
    note: { type: 'json' },
    owner: { type: 'ref', entity: 'person' },
  } }`

const operation = (index: number): string => `
    act_${index}: {
      arguments: { fields: {
        by_${index}: { type: 'string', required: true },
        amount: { type: 'integer', default: 1 },
        mood: { type: 'enum', values: ['glad', 'sad', 'mood_${index}'] },
      } },
      transitions: [{ from: ['fresh', 'used'], to: 'used' }],
      preconditions: [
        { name: 'enough_${index}', assert: { gte: ['$args.amount', ${index}] }, message: 'too little' },
        {
          name: 'titled_${index}',
          assert: { all: [{ exists: '$fields.title' }, { ne: ['$fields.title', '$args.by_${index}'] }] },
        },
      ],
      set: { count: { increment: '$args.amount' }, price: { cleared: true }, title: '$args.by_${index}' },
      emits: [
        {
          type: 'Acted_${index}',
          payload: {
            thing: '$id',
            by: '$args.by_${index}',
            street: '$fields.address.street',
            was: ['$from_state', '$old_fields.level'],
          },
        },
        {
          type: 'Counted_${index}',
          payload: { count: '$fields.count', mood: '$args.mood', fixed: { step: ${index} } },
        },
      ],
    },`

const use = (index: number): string => `
export const use_${index} = (instance: EntityInstance): readonly string[] => {
  const done = thing.execute({
    instance,
    operation: 'act_${index}',
    arguments: { by_${index}: 'ann', mood: 'mood_${index}' },
  })
  if (isRight(done)) {
    const [acted, counted] = done.right.events
    const { by, street } = acted.payload
    return [by, street, acted.args.by_${index}, counted.payload.mood, done.right.instance.lifecycle_state]
  }
  const refusal = done.left
  return refusal.kind === 'precondition_failed' && refusal.rule === 'enough_${index}' ? ['little'] : [refusal.kind]
}
`

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/**
 * A program that defines a type of so many operations, and uses so many of them: arguments, events, payloads,
 * refusals. Types that nobody asks for cost nothing, so a definition alone shows only what writing it costs.
 */
export const largeProgram = (operations: number, used: number): string => `
import { defineEntity, type EntityInstance } from '@assent/kernel'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'

const defined = defineEntity({
  entity: 'thing',
  version: 3,
  schema: ${schema},
  lifecycle: { initial: 'fresh', states: ['fresh', 'used', 'spent'] },
  invariants: [{ name: 'counted', assert: { gte: ['$fields.count', 0] } }],
  create: { emit: { type: 'Made', payload: { title: '$fields.title' } } },
  operations: {${times(operations, operation)}
  },
})
if (isLeft(defined)) throw new Error(defined.left.kind)
const thing = defined.right

export const created = thing.create({ id: 'thing-1', fields: { title: 'first' } })
${times(used, use)}`
