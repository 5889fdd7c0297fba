import { right } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CompleteStore } from '../complete-store.js'
import { readQuery } from '../contract/query/plan-query.js'
import type { Answer } from './answer.js'
import type { Content } from './content.js'
import { listFeed } from './feed.js'
import { listEvents, listNames, listObservations, listRecords } from './lists.js'
import { queryContent } from './query.js'

type ReadCalls = Omit<CompleteStore, 'commit' | 'observe' | 'commitBatch' | 'subscribe' | 'close'>

/** What is read of a memory store. */
export const readCalls = (content: Content, answer: Answer): ReadCalls => ({
  load: (subject, options) => answer(options, () => right(content.instance(subject))),
  ids: (entity, page, options) => answer(options, () => listNames(content.ids(entity), page)),
  entities: (page, options) => answer(options, () => listNames(content.entities(), page)),
  subjects: (entity, page, options) => answer(options, () => listNames(content.ids(entity), page)),
  events: (subject, page, options) => answer(options, () => listEvents(content.decisions(subject), page)),
  records: (subject, page, options) => answer(options, () => listRecords(content.decisions(subject), page)),
  observations: (subject, page, options) =>
    answer(options, () => listObservations(content.observations(subject), page)),
  recordById: (recordId, options) => answer(options, () => right(content.record(recordId))),
  read: (subject, recordId, options) =>
    answer(options, () => right({ instance: content.instance(subject), evidence: content.record(recordId) })),
  query: (document, options) =>
    pipe(
      TE.fromIOEither(() => readQuery(document)),
      TE.flatMap((plan) => answer(options, () => right(queryContent(content, plan)))),
    ),
  after: (checkpoint, limit, options) => answer(options, () => listFeed(content.feed(), checkpoint, limit)),
})
