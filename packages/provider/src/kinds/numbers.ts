import { isJsonNumber } from '@assent/kernel'
import * as t from 'io-ts'
import { annotated } from '../codec/io-ts/annotation.js'
import { hostNumber, wouldBeRounded } from '../json/host-numbers.js'
import type { JsonSchema } from '../schema/json-schema.js'

/** A codec of numbers of the host. JSON has others: one that the host would round is refused, never rounded. */
const numbers = (name: string, schema: JsonSchema, isTaken: (number: number) => boolean): t.Type<number> => {
  const is = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && isTaken(value)
  const validate: t.Validate<unknown, number> = (value, context) => {
    if (!isJsonNumber(value)) return t.failure(value, context)
    const held = hostNumber(value)
    if (held === undefined) return t.failure(value, context, wouldBeRounded)
    return is(held) ? t.success(held) : t.failure(value, context)
  }
  return annotated(new t.Type<number>(name, is, validate, t.identity), { schema: () => schema })
}

/** Any number that the host holds exactly. */
export const number: t.Type<number> = numbers('a number', { type: 'number' }, () => true)

/** A whole number from -(2^53 - 1) to 2^53 - 1. */
export const integer: t.Type<number> = numbers('a whole number', { type: 'integer' }, Number.isSafeInteger)

/** Which numbers are taken. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
  /** Whole numbers only. */
  readonly integer?: boolean
}

const boundsText = ({ min, max }: Bounds): string => {
  if (min === undefined) return max === undefined ? '' : ` up to ${max}`
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`
}

/**
 * A number between two bounds, both of which are taken themselves.
 *
 * @example t.boundedNumber({ min: 1, max: 5, integer: true })
 */
export const boundedNumber = (bounds: Bounds): t.Type<number> => {
  const { min = -Infinity, max = Infinity, integer: isWhole = false } = bounds
  const schema: JsonSchema = {
    type: isWhole ? 'integer' : 'number',
    ...(bounds.min === undefined ? {} : { minimum: bounds.min }),
    ...(bounds.max === undefined ? {} : { maximum: bounds.max }),
  }
  const name = `${isWhole ? 'a whole number' : 'a number'}${boundsText(bounds)}`
  return numbers(name, schema, (value) => value >= min && value <= max && (!isWhole || Number.isSafeInteger(value)))
}
