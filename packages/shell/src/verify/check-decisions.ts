import { message, replay, type CoreError, type DecisionRecord } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Envelope } from '../recording/envelope.js'
import { readRecording } from '../recording/recording.js'
import type { Subject } from '../subject.js'
import type { Break } from './verification.js'
import type { Walked } from './walk.js'

const broken = (record_id: string, why: string): Break => ({ what: 'decision', record_id, why })

const isOf = ({ entity, id }: Subject, record: DecisionRecord): boolean => record.entity === entity && record.id === id

const envelopeFault = (subject: Subject, envelope: Envelope, known: ReadonlySet<string>): string | undefined => {
  const metadata = readRecording(envelope, ['record'])
  if (isLeft(metadata)) return metadata.left
  if (!isOf(subject, envelope.record)) return 'it is a record of another subject'
  return known.has(envelope.record_id) ? 'another record of the subject has its id' : undefined
}

const firstEnvelopeFault = (
  subject: Subject,
  envelopes: readonly Envelope[],
): readonly [number, string] | undefined => {
  const known = new Set<string>()
  for (const [index, envelope] of envelopes.entries()) {
    const fault = envelopeFault(subject, envelope, known)
    if (fault !== undefined) return [index, fault]
    known.add(envelope.record_id)
  }
  return undefined
}

// The kernel places a fault of a history at `records[i]`; here its record is named beside the sentence.
const sentenceOf = (error: CoreError): string =>
  error.kind === 'validation' && error.errors.every(({ path }) => path.startsWith('records['))
    ? error.errors.map(({ message: fault }) => fault).join('; ')
    : message(error)

/**
 * The first record at which the history no longer replays, found among the beginnings of the history: what the kernel
 * refuses of a command that it runs again does not say at which record.
 */
const firstReplayFault = (records: readonly DecisionRecord[]): readonly [number, string] | undefined => {
  const whole = records.length === 0 ? undefined : replay(records)
  if (whole === undefined || !isLeft(whole)) return undefined
  let error = whole.left
  let sound = 0
  let unsound = records.length
  while (unsound - sound > 1) {
    const middle = Math.floor((sound + unsound) / 2)
    const beginning = replay(records.slice(0, middle))
    if (isLeft(beginning)) {
      error = beginning.left
      unsound = middle
    } else sound = middle
  }
  return [unsound - 1, sentenceOf(error)]
}

/** The first decision that does not hold: by its envelope, by replay (K-205 to K-215), or since it does not decode. */
export const checkDecisions = (subject: Subject, { items, corrupt }: Walked<Envelope>): Break | undefined => {
  const envelope = firstEnvelopeFault(subject, items)
  const replayed = firstReplayFault(items.slice(0, envelope?.[0] ?? items.length).map(({ record }) => record))
  const [index, why] = replayed ?? envelope ?? []
  const found = index === undefined ? undefined : items[index]
  if (found !== undefined && why !== undefined) return broken(found.record_id, why)
  return corrupt === undefined ? undefined : { what: 'decision', record_id: corrupt.record_id, why: corrupt.detail }
}
