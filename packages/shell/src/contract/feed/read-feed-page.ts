import type { Either } from 'fp-ts/lib/Either.js'
import { readPage, type PagePlan } from '../page.js'
import type { InvalidQuery } from '../../store-error.js'

/** Reads limit and checkpoint of `after`, which every feed judges alike. */
export const readFeedPage = <Place>(
  checkpoint: string | undefined,
  limit: number | undefined,
  readCheckpoint: (checkpoint: string | undefined) => Either<InvalidQuery, Place>,
): Either<InvalidQuery, PagePlan<Place>> =>
  readPage(limit === undefined ? {} : { limit }, () => readCheckpoint(checkpoint))
