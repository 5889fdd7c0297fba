import { equalByToken, type DecisionRecord, type EntityInstance, type Json } from '@assent/kernel'
import type { Envelope } from './envelope.js'
import { sameRevision } from './revision.js'

/** A decision as it is stored: the complete resulting instance, and the envelope of its decision record. */
export interface RecordedCommit {
  readonly instance: EntityInstance
  readonly envelope: Envelope
}

const sameInstance = (left: EntityInstance, right: EntityInstance): boolean =>
  left === right || equalByToken(left as unknown as Json, right as unknown as Json)

/**
 * What of an instance the record did not produce: the first fault in the order of R-15, or nothing.
 */
export const inconsistencyOf = (instance: EntityInstance, record: DecisionRecord): string | undefined => {
  if (record.entity !== instance.entity) return 'record and instance differ in `entity`'
  if (record.id !== instance.id) return 'record and instance differ in `id`'
  if (!sameRevision(record.revision, instance.revision)) return 'record and instance differ in `revision`'
  if (record.to_state !== instance.lifecycle_state)
    return "the record's `to_state` is not the instance's `lifecycle_state`"
  return sameInstance(record.result, instance) ? undefined : "the record's `result` is not the instance"
}
