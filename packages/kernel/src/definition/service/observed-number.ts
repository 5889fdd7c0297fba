import { equalByToken } from '../../value/equality.js'
import type { JsonNumber } from '../../value/exact-number.js'
import { compareObservations } from '../../value/source-number/compare-observations.js'
import type { Observation } from '../../value/source-number/observation.js'
import { observeLiteral, observeWire } from '../../value/source-number/observe.js'
import type { Template } from '../compile-template.js'

// What stands in the definition is a constant of it; whatever a reference gave was received (SR-42).
const observe = (number: JsonNumber, { form }: Template): Observation | undefined =>
  form === 'constant' ? observeLiteral(number) : observeWire(number)

/**
 * Compares two numbers, each observed through the door of the operand that it came from (SR-39); nothing where one has
 * no observation (SR-44).
 */
export const compareObserved = (
  left: JsonNumber,
  leftFrom: Template,
  right: JsonNumber,
  rightFrom: Template,
): number | undefined => {
  // Shortest spellings are observed alike through both doors, and order as the host numbers that they spell.
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [first, second] = [observe(left, leftFrom), observe(right, rightFrom)]
  if (first === undefined || second === undefined) return undefined
  return compareObservations(first, second)
}

/** Are two numbers observed as one? Where one has no observation, their tokens answer (SR-39, SR-44). */
export const equalObserved = (
  left: JsonNumber,
  leftFrom: Template,
  right: JsonNumber,
  rightFrom: Template,
): boolean => {
  if (typeof left === 'number' && typeof right === 'number') return left === right
  const order = compareObserved(left, leftFrom, right, rightFrom)
  return order === undefined ? equalByToken(left, right) : order === 0
}
