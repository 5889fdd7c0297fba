import { isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { ValidationRefusal } from '../refusal.js'
import { isBlank } from '../value/text.js'
import { invalid } from './refusals.js'

/** Takes a name of a request: what a refusal echoes is well-formed text (K-13, K-194). */
export const takeText = (value: unknown, path: string): Either<ValidationRefusal, string> => {
  if (typeof value !== 'string') return left(invalid(path, 'expected text'))
  return value.isWellFormed() ? right(value) : left(invalid(path, 'the text holds an unpaired surrogate'))
}

/** Any text that is not blank; opaque, never trimmed (K-126). */
export const takeIdentity = (id: unknown): Either<ValidationRefusal, string> => {
  const text = takeText(id, 'id')
  return isRight(text) && isBlank(text.right) ? left(invalid('id', 'the identity is blank')) : text
}
