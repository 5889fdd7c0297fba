import type { Json } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { isScalar, Scalar, type ParsedNode } from 'yaml'
import { isNullSpelling, readPlainScalar } from './plain-scalar.js'
import type { Shape } from './shape.js'

export const tagsAreNotRead = 'tags are not read: remove the tag, or quote text that starts with `!`'

const isPlain = (scalar: Scalar.Parsed): boolean => scalar.type === Scalar.PLAIN

// K-13
const wellFormed = (text: string): Either<string, string> =>
  text.isWellFormed() ? right(text) : left('the text holds an unpaired surrogate')

/** A place that wants text takes the source; one with nothing written is null everywhere, so that K-9 can refuse it. */
const wantsText = ({ scalar }: Shape, source: string): boolean =>
  scalar === 'text' ? source !== '' : scalar === 'text_or_null' && !isNullSpelling(source)

/** The value of a scalar beside the shape of its place, or why it has none. */
export const readScalar = (scalar: Scalar.Parsed, shape: Shape): Either<string, Json> => {
  const source = wellFormed(scalar.source)
  if (isLeft(source)) return source
  return isPlain(scalar) && !wantsText(shape, source.right) ? readPlainScalar(source.right) : source
}

/** The name that a key gives, or why it gives none. Names are text, whatever they look like (K-228). */
export const readKey = (key: ParsedNode): Either<string, string> => {
  if (!isScalar(key)) return left('a key is one text, not an alias, a list or an object')
  if (key.tag !== undefined) return left(tagsAreNotRead)
  if (isPlain(key) && key.source === '')
    return left('the key is missing: write one before the `:`, or quote the empty text')
  if (isPlain(key) && key.source === '<<')
    return left('merge keys are not read: write the members out, or quote the `<<`')
  return wellFormed(key.source)
}
