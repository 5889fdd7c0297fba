import { numberOf, type FieldDocument, type Json } from '@assent/kernel'
import type { JsonSchema } from './schema.js'

/**
 * How whole numbers beyond ±(2^53−1) travel: `exact`, as JSON numbers of any length; or `text`, since most readers of
 * JSON round them: such a number is written as the text of its digits.
 */
export type LargeNumbers = 'exact' | 'text'

const inText = (type: 'integer' | 'number', pattern: string): JsonSchema => ({
  type: 'string',
  pattern,
  description: `${type === 'integer' ? 'an integer' : 'a number'} beyond ±9007199254740991, as the text of its digits`,
})

/** The kernel's range of integers (K-61), of which a schema says what its readers could hold. */
const integerText = inText('integer', '^-?(0|[1-9][0-9]*)$')
const numberText = inText('number', '^-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?$')

const boundsOf = ({ min, max }: FieldDocument): { readonly [name: string]: Json } => ({
  ...(min === null ? {} : { minimum: min }),
  ...(max === null ? {} : { maximum: max }),
})

/** The schema of an `integer` or `number` field, its bounds as written. */
export const numberSchema = (field: FieldDocument, type: 'integer' | 'number', large: LargeNumbers): JsonSchema => {
  const plain: JsonSchema = { type, ...boundsOf(field) }
  if (large === 'exact') return plain
  return { anyOf: [plain, type === 'integer' ? integerText : numberText] }
}

/** A whole number that the kernel counts, from `minimum` on: a revision. */
export const countSchema = (minimum: number, large: LargeNumbers): JsonSchema => {
  const plain: JsonSchema = { type: 'integer', minimum: numberOf(String(minimum)) ?? minimum }
  return large === 'exact' ? plain : { anyOf: [plain, integerText] }
}
