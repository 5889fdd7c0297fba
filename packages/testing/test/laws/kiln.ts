import { definitionOf } from '../../src/index.js'

/** Small, with a rule that is false and one that can be unanswered. */
export const kiln = definitionOf({
  entity: 'kiln',
  schema: { fields: { label: { type: 'string', required: true }, heat: { type: 'number' } } },
  lifecycle: { initial: 'cold', states: ['cold', 'hot'] },
  create: { emit: { type: 'KilnInstalled', payload: '$fields.label' } },
  operations: {
    ignite: {
      arguments: { fields: { heat: { type: 'number', required: true, min: 0, max: 9 } } },
      transitions: [{ from: 'cold', to: 'hot' }],
      preconditions: [{ name: 'hot_enough', assert: { gt: ['$args.heat', 4] }, message: 'too cold' }],
      set: { heat: '$args.heat' },
      emits: [{ type: 'FiringStarted' }],
    },
  },
})
