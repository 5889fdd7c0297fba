import type { DomainEvent, EntityInstance } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Envelope } from '../recording/envelope.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { CorruptHistory, StoreError } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'
import type { Subject } from '../subject.js'
import { walk, type Walked } from './walk.js'

/** What is stored as the instance; left, a row that does not decode. */
export type Loaded = Either<CorruptHistory, EntityInstance | undefined>

/** Everything that is stored under a subject; the instance as it was before the lists were read, and after. */
export interface WholeSubject {
  readonly before: Loaded
  readonly decisions: Walked<Envelope>
  readonly events: Walked<DomainEvent>
  readonly observations: Walked<RecordedObservation>
  readonly after: Loaded
}

const load = async (store: Store, subject: Subject, options?: CallOptions): Promise<Either<StoreError, Loaded>> => {
  const loaded = await store.load(subject, options)()
  if (isLeft(loaded)) return loaded.left.kind === 'corrupt_history' ? right(left(loaded.left)) : loaded
  return right(loaded)
}

/** Reads a subject page by page. A row that does not decode is part of what was found; any other error is one. */
export const readWhole = async (
  store: Store,
  subject: Subject,
  options?: CallOptions,
): Promise<Either<StoreError, WholeSubject>> => {
  const before = await load(store, subject, options)
  if (isLeft(before)) return before
  const decisions = await walk((page) => store.records(subject, page, options))
  if (isLeft(decisions)) return decisions
  const events = await walk((page) => store.events(subject, page, options))
  if (isLeft(events)) return events
  const observations = await walk((page) => store.observations(subject, page, options))
  if (isLeft(observations)) return observations
  const after = await load(store, subject, options)
  if (isLeft(after)) return after
  return right({
    before: before.right,
    decisions: decisions.right,
    events: events.right,
    observations: observations.right,
    after: after.right,
  })
}
