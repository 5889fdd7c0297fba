import type { Recording, StoredRecord, StoreError, Subject } from '@assent/shell'
import { isInstant } from './instant.js'
import { isBlankText } from './names.js'

/** Null, or a text that says something. */
const saysSomething = (value: unknown): boolean => value === null || (typeof value === 'string' && !isBlankText(value))

/** Can it be sealed? */
export const isRecording = ({ record_id, recorded_at, correlation, causation, actor }: Recording): boolean =>
  typeof record_id === 'string' &&
  !isBlankText(record_id) &&
  isInstant(recorded_at) &&
  [correlation, causation, actor].every(saysSomething)

const longestKey = 512

const isKey = (text: string): boolean => new TextEncoder().encode(text).length <= longestKey && isHeld(text)

const isHeld = (text: string | null): boolean => text?.includes('\u0000') !== true

/** The first name that no store takes. */
const unstorable = (
  { entity, id }: Subject,
  { record_id, correlation, causation, actor }: Recording,
): string | undefined => {
  const key = Object.entries({ entity, id, record_id }).find(([, text]) => !isKey(text))
  const said = Object.entries({ correlation, causation, actor }).find(([, text]) => !isHeld(text))
  return (key ?? said)?.[0]
}

/** Why a write is refused before anything is looked up: no recording, no name, or none that a store takes. */
export const faultOfWrite = (subject: Subject, record: StoredRecord): StoreError | undefined => {
  const { envelope } = record.kind === 'decision' ? record.commit : record.observation
  if (!isRecording(envelope) || isBlankText(subject.id)) return { kind: 'store_backend', detail: '' }
  const path = unstorable(subject, envelope)
  return path === undefined ? undefined : { kind: 'not_storable', path, reason: '' }
}
