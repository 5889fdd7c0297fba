import { map, right, type Either } from 'fp-ts/lib/Either.js'
import { readEventCursor, readIdCursor, readPlaceCursor } from '../contract/cursor.js'
import { feedPageOf } from '../contract/feed/feed-page.js'
import { readPosition } from '../contract/feed/position-checkpoint.js'
import { readFeedPage } from '../contract/feed/read-feed-page.js'
import { readPage, type PagePlan } from '../contract/page.js'
import type { InvalidQuery } from '../store-error.js'
import type { Page, PageRequest } from '../store.js'
import type { Reads } from './reads.js'

type ReadCursor = (after: string | undefined) => Either<InvalidQuery, unknown>

const emptyPage = (page: PageRequest | undefined, readCursor: ReadCursor): Either<InvalidQuery, Page<never>> =>
  map(() => ({ items: [], next: undefined }))(readPage(page ?? {}, readCursor))

/** What is read where nothing is stored: a page request is judged all the same. */
export const emptyReads: Reads = {
  instance: () => right(undefined),
  record: () => right(undefined),
  ids: (_entity, page) => emptyPage(page, readIdCursor),
  entities: (page) => emptyPage(page, readIdCursor),
  subjects: (_entity, page) => emptyPage(page, readIdCursor),
  events: (_subject, page) => emptyPage(page, readEventCursor),
  records: (_subject, page) => emptyPage(page, readPlaceCursor),
  observations: (_subject, page) => emptyPage(page, readPlaceCursor),
  query: () => right({ items: [], next: null }),
  feed: (checkpoint, limit) =>
    map(({ after }: PagePlan<bigint>) => feedPageOf([], String(after)))(readFeedPage(checkpoint, limit, readPosition)),
}
