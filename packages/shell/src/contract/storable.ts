import type { RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { Recording } from '../recording/recording.js'
import type { StoredRecord } from '../recording/stored-record.js'
import type { NotStorable } from '../store-error.js'
import type { Subject } from '../subject.js'
import { isTooLarge, largestRecord } from './record-size.js'

/** The longest entity name, id or record id, in UTF-8 bytes: the shortest key that a store of ours has. */
export const longestKey = 512

type Fault = NotStorable | undefined

const fault = (path: string, reason: string): NotStorable => ({ kind: 'not_storable', path, reason })

// UTF-8 takes one to three bytes for a UTF-16 unit: only texts in between need counting.
const isTooLong = (text: string): boolean =>
  text.length > longestKey || (text.length * 3 > longestKey && new TextEncoder().encode(text).length > longestKey)

// What stands in a column by itself. Inside JSON text U+0000 is escaped, and every store keeps it.
const faultOfText = (path: string, text: string | null): Fault =>
  text !== null && text.includes('\0') ? fault(path, 'it holds U+0000') : undefined

const faultOfKey = (path: string, text: string): Fault =>
  isTooLong(text) ? fault(path, `it is longer than ${longestKey} bytes of UTF-8`) : faultOfText(path, text)

const faultOfNames = ({ entity, id }: Subject, { record_id, correlation, causation, actor }: Recording): Fault =>
  faultOfKey('entity', entity) ??
  faultOfKey('id', id) ??
  faultOfKey('record_id', record_id) ??
  faultOfText('correlation', correlation) ??
  faultOfText('causation', causation) ??
  faultOfText('actor', actor)

const faultOfSize = (record: StoredRecord): Fault =>
  isTooLarge(record) ? fault('record', `its bytes are more than ${largestRecord}`) : undefined

/** Why no store takes a commit: the same verdict everywhere, so that stores can be swapped. */
export const unstorableCommit = (commit: RecordedCommit): Fault =>
  faultOfNames(commit.instance, commit.envelope) ??
  faultOfText('lifecycle_state', commit.instance.lifecycle_state) ??
  faultOfSize({ kind: 'decision', commit })

/** Why no store takes an observation. */
export const unstorableObservation = (observation: RecordedObservation): Fault =>
  faultOfNames(observation, observation.envelope) ?? faultOfSize({ kind: 'observation', observation })

/** Can a row be under this name? What is no text, or holds U+0000 or a lone surrogate, must not reach a provider. */
export const isName = (text: string): boolean => typeof text === 'string' && text.isWellFormed() && !text.includes('\0')
