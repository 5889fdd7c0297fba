import { chain, mapLeft, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Decoder } from 'io-ts'
import type { Limits } from '../../limits.js'
import type { ValidationRefusal } from '../../refusal.js'
import { toJson } from '../../value/to-json.js'
import { parseFailure, type ParseFailure } from '../parse-failure.js'
import { explainFailure } from './explain-failure.js'

// Below a root without a name, every place starts with the sign that parts a member from its holder.
const notPlain = ({ errors: [first] }: ValidationRefusal): ParseFailure =>
  parseFailure((first?.path ?? '').replace(/^\./, ''), first?.message ?? 'the value is not JSON')

/** Reads any host value: first the guard that copies it as plain JSON in name order (K-230), then the codec. */
export const decode = <A>(codec: Decoder<unknown, A>, value: unknown, limits: Limits): Either<ParseFailure, A> =>
  pipe(
    toJson(value, '', limits),
    mapLeft(notPlain),
    chain((json) => pipe(codec.decode(json), mapLeft(explainFailure))),
  )
