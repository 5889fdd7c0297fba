import { isBlank } from '@assent/kernel'
import type * as t from 'io-ts'
import { guarded } from './kind.js'

const isText = (value: unknown): value is string => typeof value === 'string'

/** A text with at least one character that is no white space. */
export const nonEmptyText: t.Type<string> = guarded(
  'a text that is not blank',
  { type: 'string', minLength: 1 },
  (value): value is string => isText(value) && !isBlank(value),
)

/** A text that names or points at something: at least one character, at most `longest` UTF-16 units. */
export const boundedText = (longest: number): t.Type<string> =>
  guarded(
    `a text of 1 to ${longest} characters`,
    { type: 'string', minLength: 1, maxLength: longest },
    (value): value is string => isText(value) && value.length >= 1 && value.length <= longest,
  )
