import { readInstance, type EntityInstance, type JsonObject, type ParseFailure } from '@assent/kernel'
import { chain, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { jsonIn } from '../input.js'

/** The instance of the input. */
export const instanceIn = (input: JsonObject): Either<ParseFailure, EntityInstance> =>
  pipe(
    jsonIn(input, 'instance'),
    chain((json) => readInstance(json)),
  )
