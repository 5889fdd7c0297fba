import type { Part } from '../support/permit.js'

/** An instance as it is stored. */
export const stored = (parts: Part = {}): Part => ({
  entity: 'peg',
  version: 1,
  id: 'p-1',
  lifecycle_state: 'out',
  revision: 2,
  fields: { coat: 'grey' },
  ...parts,
})

/** The event of a decision. */
export const happened = (parts: Part = {}): Part => ({
  entity: 'peg',
  version: 1,
  id: 'p-1',
  revision: 2,
  type: 'CoatTaken',
  from_state: 'in',
  to_state: 'out',
  changed: { coat: 'grey' },
  args: { coat: 'grey' },
  payload: { coat: 'grey' },
  ...parts,
})

/** A decision record whose definition leaves out what has a default. */
export const recorded = (parts: Part = {}): Part => ({
  definition: {
    entity: 'peg',
    schema: { fields: { coat: { type: 'string' } } },
    lifecycle: { initial: 'in', states: ['in', 'out'] },
    operations: {
      take: { transitions: [{ from: 'in', to: 'out' }], set: { coat: '$args.coat' }, emit: [{ type: 'CoatTaken' }] },
    },
  },
  command: { command: 'execute', operation: 'take', arguments: { coat: 'grey' } },
  entity: 'peg',
  id: 'p-1',
  revision: 2,
  from_state: 'in',
  to_state: 'out',
  result: stored(),
  changed: { coat: 'grey' },
  events: [happened()],
  ...parts,
})

/** The same object without one of its keys. */
export const without = (object: Part, key: string): Part =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
