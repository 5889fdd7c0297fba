import { numberOf, type FieldDocument, type Json } from '@assent/kernel'
import type { LargeNumbers } from './large-numbers.js'
import type { SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'

const written = (token: string): Json => numberOf(token) ?? 0

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

/** The integers of 64 bits with a sign (SR-28). */
const signedRange = { minimum: written('-9223372036854775808'), maximum: written('9223372036854775807') }

/** The schema of a field that holds a number, its bounds as written. */
export const numberSchema = (
  field: FieldDocument,
  type: 'integer' | 'number',
  { largeNumbers, signedIntegers }: SchemaPlace,
): JsonSchema => {
  const plain: JsonSchema = { type, ...boundsOf(field) }
  // As text, what is a number is far from the end of the range.
  if (largeNumbers === 'text') return { anyOf: [plain, type === 'integer' ? integerText : numberText] }
  return type === 'integer' && signedIntegers ? { ...signedRange, ...plain } : plain
}

/** A whole number that the kernel counts, from `minimum` on: a revision. */
export const countSchema = (minimum: number, large: LargeNumbers): JsonSchema => {
  const plain: JsonSchema = { type: 'integer', minimum: numberOf(String(minimum)) ?? minimum }
  return large === 'exact' ? plain : { anyOf: [plain, integerText] }
}
