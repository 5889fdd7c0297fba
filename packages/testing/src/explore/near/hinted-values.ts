import { isJsonNumber, type Json } from '@assent/kernel'
import type { Hint } from '../hints.js'
import { resolve, type Facts } from '../resolve.js'
import { ordinaryInstants } from './instant.js'
import { difference } from './number.js'
import { nearValue } from './value.js'

const isInstant = ({ operator }: Hint): boolean => operator === 'before' || operator === 'after'

/** The value that the other side has, less what the field holds already where the place is added to it. */
const goalOf = ({ other, addedTo }: Hint, facts: Facts): Json | undefined => {
  const goal = resolve(other, facts)
  if (addedTo === undefined || goal === undefined) return goal
  const held = resolve(addedTo, facts) ?? 0
  return isJsonNumber(goal) && isJsonNumber(held) ? difference(goal, held) : undefined
}

/** The values that the hints of a place suggest, as far as the facts say what they compare it with. */
export const hintedValues = (hints: readonly Hint[], facts: Facts): readonly Json[] => [
  ...(hints.some(isInstant) ? ordinaryInstants : []),
  ...hints.flatMap((hint) => {
    const goal = goalOf(hint, facts)
    return goal === undefined ? [] : nearValue(hint.operator, hint.first, goal)
  }),
]
