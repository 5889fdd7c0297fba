import { briefer, type Effort } from '../effort.js'
import { measureAxis, type Axis } from './axis.js'
import { decisionsOf } from './decisions.js'
import { eachOfRegistry, oneOfRegistry } from './registries.js'

const axes: readonly Axis[] = [
  { name: 'fields', one: 'a field', sizes: [5, 20, 50, 200, 800], at: (fields) => decisionsOf({ fields }) },
  {
    name: 'declared fields that the instance does not hold',
    one: 'a field',
    sizes: [1, 20, 50, 200],
    at: (absent) => decisionsOf({ absent }),
  },
  { name: 'operations', one: 'an operation', sizes: [2, 20, 200], at: (operations) => decisionsOf({ operations }) },
  {
    name: 'conditions',
    one: 'a condition',
    sizes: [1, 5, 20, 50],
    at: (preconditions) => decisionsOf({ preconditions }),
  },
  {
    name: 'nesting of a condition',
    one: 'a level',
    sizes: [1, 4, 16, 32],
    at: (conditionDepth) => decisionsOf({ conditionDepth }),
  },
  {
    name: 'nesting of an argument',
    one: 'a level',
    sizes: [1, 10, 50],
    at: (argumentDepth) => decisionsOf({ argumentDepth }),
  },
  {
    name: 'assignments, to 50 fields',
    one: 'an assignment',
    sizes: [1, 10, 50],
    at: (assignments) => decisionsOf({ assignments, fields: 50 }),
  },
  { name: 'events', one: 'an event', sizes: [1, 5, 20], at: (events) => decisionsOf({ events }) },
  { name: 'registry, one definition used', one: 'a definition', sizes: [1, 100, 10_000], at: oneOfRegistry },
  { name: 'registry, each definition in turn', one: 'a definition', sizes: [1, 100, 10_000], at: eachOfRegistry },
]

/** What one decision costs as its definition, its input or its registry grows, everything else being small. */
export const measureGrowth = async (effort: Effort): Promise<void> => {
  for (const axis of axes) await measureAxis(axis, briefer(effort))
}
