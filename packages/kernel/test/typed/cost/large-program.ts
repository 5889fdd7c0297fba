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
        { name: 'titled_${index}', assert: { all: [{ exists: '$fields.title' }, { ne: ['$fields.title', '$args.by_${index}'] }] } },
      ],
      set: { count: { increment: '$args.amount' }, price: { cleared: true }, title: '$args.by_${index}' },
      emits: [
        { type: 'Acted_${index}', payload: { thing: '$id', by: '$args.by_${index}', street: '$fields.address.street', was: ['$from_state', '$old_fields.level'] } },
        { type: 'Counted_${index}', payload: { count: '$fields.count', mood: '$args.mood', fixed: { step: ${index} } } },
      ],
    },`

const use = (index: number): string => `
  const done_${index} = thing.execute({ instance, operation: 'act_${index}', arguments: { by_${index}: 'ann', mood: 'mood_${index}' } })
  if (done_${index}._tag === 'Right') {
    const [acted, counted] = done_${index}.right.events
    told.push(acted.payload.by, acted.payload.street, acted.args.by_${index}, counted.payload.mood, done_${index}.right.instance.lifecycle_state)
  } else if (done_${index}.left.kind === 'precondition_failed') {
    told.push(done_${index}.left.rule === 'enough_${index}' ? 'little' : done_${index}.left.reason)
  }`

const times = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index)).join('')

/**
 * A program that defines a type of so many operations, and uses each: arguments, events, their payloads, refusals. Types
 * that nobody asks for cost nothing, so a definition alone would measure little.
 */
export const largeProgram = (operations: number): string => `
import { defineEntity } from '@assent/kernel'

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

export const told: string[] = []
const made = defined._tag === 'Right' ? defined.right.create({ id: 'thing-1', fields: { title: 'first' } }) : defined
if (defined._tag === 'Right' && made._tag === 'Right') {
  const thing = defined.right
  const { instance } = made.right
  told.push(instance.fields.title)${times(operations, use)}
}
`
