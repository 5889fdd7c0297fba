import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { ValidationRefusal } from '../refusal.js'
import { isBlank } from '../value/text.js'
import { invalid } from './refusals.js'

/**
 * Any text that is not blank; opaque, never trimmed (K-126). Surrogates without their other half are no text (K-13).
 */
export const takeIdentity = (id: unknown): Either<ValidationRefusal, string> => {
  if (typeof id !== 'string') return left(invalid('id', 'expected text'))
  if (!id.isWellFormed()) return left(invalid('id', 'the text holds half of a surrogate pair'))
  return isBlank(id) ? left(invalid('id', 'the identity is blank')) : right(id)
}
