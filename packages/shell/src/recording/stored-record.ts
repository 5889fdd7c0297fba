import { canonical } from '@assent/kernel'
import type { RecordedCommit } from './commit.js'
import { framingOf } from './framing.js'
import type { RecordedObservation } from './observation.js'

/** What a record id names in a store: decisions and observations share one name space. */
export type StoredRecord =
  | { readonly kind: 'decision'; readonly commit: RecordedCommit }
  | { readonly kind: 'observation'; readonly observation: RecordedObservation }

// An observation has the first framing under every definition (N-7).
const framingOfRecord = (record: StoredRecord): number =>
  record.kind === 'observation' ? 1 : framingOf(record.commit.envelope.record.definition)

/** What the bytes of a record are the canonical text of. */
export const framed = (record: StoredRecord): readonly [string, StoredRecord] => [
  `er.record/${framingOfRecord(record)}`,
  record,
]

/** The bytes by which records are compared: the complete commit or observation, without the expectation (N-6). */
export const recordBytes = (record: StoredRecord): string => canonical(framed(record))

/** Identical content: metadata nulls and number spellings included (S-17, N-14). */
export const sameRecord = (left: StoredRecord, right: StoredRecord): boolean => recordBytes(left) === recordBytes(right)
