import * as t from 'io-ts'
import { annotated } from '../codec/io-ts/annotation.js'
import type { JsonSchema } from '../schema/json-schema.js'

/** A codec that takes a value as it is, or refuses it. Its name completes the sentence `expected …`. */
export const guarded = <A>(name: string, schema: JsonSchema, is: t.Is<A>): t.Type<A> => {
  const validate: t.Validate<unknown, A> = (value, context) =>
    is(value) ? t.success(value) : t.failure(value, context)
  return annotated(new t.Type<A>(name, is, validate, t.identity), { schema: () => schema })
}
