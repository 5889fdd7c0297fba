import { isLeft, isRight, left } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/**
 * Reads a part of a document in normal form, from what `toJson` answered: plain JSON, the members of every object in
 * name order, so that the order of a text changes neither what is read nor which failure is the first (K-21). Its name
 * completes the sentence `expected …`. It stops at its first failure.
 */
export type Codec<A> = t.Type<A>

/** A codec of a reading function. What is read in normal form is written as it stands. */
export const codecOf = <A>(name: string, validate: t.Validate<unknown, A>): Codec<A> =>
  new t.Type<A>(name, (value): value is A => isRight(validate(value, [])), validate, t.identity)

/** A codec that takes a value as it is, or refuses it. */
export const guarded = <A>(name: string, is: t.Is<A>): Codec<A> =>
  new t.Type<A>(name, is, (value, context) => (is(value) ? t.success(value) : t.failure(value, context)), t.identity)

/**
 * Reads a member or an element with its own codec. The place is added to what failed on the way out: nearly every
 * value passes, and then nothing was copied.
 */
export const readAt = <A>(
  codec: t.Decoder<unknown, A>,
  value: unknown,
  context: t.Context,
  key: string,
): t.Validation<A> => {
  const read = codec.validate(value, [])
  if (!isLeft(read)) return read
  const entry: t.ContextEntry = { key, type: codec, actual: value }
  return left(read.left.map((error) => ({ ...error, context: [...context, entry, ...error.context] })))
}

/** Refuses a member for its name. */
export const refuseName = <A>(object: object, context: t.Context, name: string, message: string): t.Validation<A> =>
  t.failure(object, t.appendContext(context, name, t.unknown), message)
