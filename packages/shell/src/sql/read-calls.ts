import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { SubjectStore } from '../subject-store.js'
import type { Reads } from './reads.js'

/** Runs one read of a store. */
export type Read<R extends Reads> = <A>(
  options: CallOptions | undefined,
  ask: (reads: R) => TaskEither<StoreError, A>,
) => TaskEither<StoreError, A>

/** The reads of the port that each are one of `Reads`. */
export type ReadCalls = Omit<Store, 'read' | 'commit' | 'observe' | 'close'> & SubjectStore

export const readCalls = <R extends Reads>(read: Read<R>): ReadCalls => ({
  load: (subject, options) => read(options, (reads) => reads.instance(subject)),
  recordById: (recordId, options) => read(options, (reads) => reads.record(recordId)),
  ids: (entity, page, options) => read(options, (reads) => reads.ids(entity, page)),
  entities: (page, options) => read(options, (reads) => reads.entities(page)),
  subjects: (entity, page, options) => read(options, (reads) => reads.subjects(entity, page)),
  events: (subject, page, options) => read(options, (reads) => reads.events(subject, page)),
  records: (subject, page, options) => read(options, (reads) => reads.records(subject, page)),
  observations: (subject, page, options) => read(options, (reads) => reads.observations(subject, page)),
})
