import { isJsonObject, memberOf, readInstance, type EntityInstance, type Json } from '@assent/kernel'
import { mapLeft, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { usage, type Failure } from '../failure.js'
import { describeParseFailure } from '../print/parse-failure.js'

// A decision or a recorded commit holds the instance that it produced.
const instanceWithin = (json: Json): Json => (isJsonObject(json) ? (memberOf(json, 'instance') ?? json) : json)

/** The instance that `--instance` gives, by itself or within a decision or a recorded commit (L-10). */
export const readInstanceValue = (json: Json): Either<Failure, EntityInstance> =>
  pipe(
    readInstance(instanceWithin(json)),
    mapLeft((failure) => usage(`\`--instance\` is no instance: ${describeParseFailure(failure)}`)),
  )
