import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { readQuery } from '../contract/query/plan-query.js'
import { isName } from '../contract/storable.js'
import type { FeedStore } from '../feed-store.js'
import type { QueryStore } from '../query-store.js'
import type { StoreError } from '../store-error.js'
import type { StateAndEvidence, Store } from '../store.js'
import type { SubjectStore } from '../subject-store.js'
import type { Subject } from '../subject.js'
import { emptyReads } from './empty-reads.js'
import type { Reads } from './reads.js'
import type { Run } from './run.js'
import type { Source } from './source.js'

type Answer<A> = Either<StoreError, A>

/** The reading part of the port. */
export type ReadCalls = Omit<Store, 'commit' | 'observe' | 'close'> &
  SubjectStore &
  QueryStore &
  Pick<FeedStore, 'after'>

// Under what is no name nothing can be stored, and the driver must not see it.
const under = (reads: Reads, names: readonly string[]): Reads => (names.every(isName) ? reads : emptyReads)

/** Reads under names. */
const read = <A>(source: Source, names: readonly string[], ask: (reads: Reads) => Answer<A>): Answer<A> => {
  const session = source.reading()
  return isLeft(session) ? session : ask(under(session.right?.reads ?? emptyReads, names))
}

const readOf = <A>(source: Source, { entity, id }: Subject, ask: (reads: Reads) => Answer<A>): Answer<A> =>
  read(source, [entity, id], ask)

const readBoth = (source: Source, subject: Subject, recordId: string): Answer<StateAndEvidence> =>
  read(source, [], (reads) => {
    const instance = under(reads, [subject.entity, subject.id]).instance(subject)
    if (isLeft(instance)) return instance
    const evidence = under(reads, [recordId]).record(recordId)
    return isLeft(evidence) ? evidence : right({ instance: instance.right, evidence: evidence.right })
  })

export const readCalls = (source: Source, run: Run): ReadCalls => ({
  load: (subject, options) => run(() => readOf(source, subject, (reads) => reads.instance(subject)), options),
  ids: (entity, page, options) => run(() => read(source, [entity], (reads) => reads.ids(entity, page)), options),
  entities: (page, options) => run(() => read(source, [], (reads) => reads.entities(page)), options),
  subjects: (entity, page, options) =>
    run(() => read(source, [entity], (reads) => reads.subjects(entity, page)), options),
  events: (subject, page, options) =>
    run(() => readOf(source, subject, (reads) => reads.events(subject, page)), options),
  records: (subject, page, options) =>
    run(() => readOf(source, subject, (reads) => reads.records(subject, page)), options),
  observations: (subject, page, options) =>
    run(() => readOf(source, subject, (reads) => reads.observations(subject, page)), options),
  recordById: (recordId, options) => run(() => read(source, [recordId], (reads) => reads.record(recordId)), options),
  read: (subject, recordId, options) => run(() => readBoth(source, subject, recordId), options),
  query: (document, options) =>
    pipe(
      TE.fromIOEither(() => readQuery(document)),
      TE.flatMap((plan) => run(() => read(source, [plan.entity], (reads) => reads.query(plan)), options)),
    ),
  after: (checkpoint, limit, options) => run(() => read(source, [], (reads) => reads.feed(checkpoint, limit)), options),
})
