import { isJsonObject, type Json, type JsonObject, type ValueError } from '@assent/kernel'
import { t, type JsonSchema } from '@assent/provider'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'

/** Reads an object, or tells each fault by its path. */
export type ReadObject<A> = (given: JsonObject) => Either<readonly ValueError[], A>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && isJsonObject(value as Json)

/** A codec of objects by a reader of our own. */
export const pathCodec = <A extends JsonObject>(schema: JsonSchema, read: ReadObject<A>): t.Type<A> => {
  const validate: t.Type<A>['validate'] = (value, context) => {
    if (!isObject(value)) return t.failure(value, context)
    const answer = read(value)
    if (!isLeft(answer)) return right(answer.right)
    return left(
      answer.left.map(({ path, message }) => ({
        value: undefined,
        context: path === '' ? context : [...context, { key: path, type: t.unknown }],
        message,
      })),
    )
  }
  const is = (value: unknown): value is A => isObject(value)
  return t.withSchema(new t.Type<A>('an object', is, validate, (value) => value), schema)
}
