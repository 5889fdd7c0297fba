import { tokenOf, type DomainEvent, type EntityInstance, type Json } from '@assent/kernel'
import type {
  Envelope,
  Expectation,
  RecordedCommit,
  RecordedObservation,
  StoredRecord,
  StoreError,
  Subject,
} from '@assent/shell'
import { compareNames } from './names.js'
import { faultOfWrite } from './recordings.js'
import { sameTokens } from './written.js'

/** Everything that a store holds, in the order in which it was written. Whatever is read of a store is read of this. */
export type Held = readonly StoredRecord[]

/** What a write answers, and what is held then. */
export interface Written<Answer extends string> {
  readonly answer: { readonly refused: StoreError } | { readonly accepted: Answer | `already_${Answer}` }
  readonly held: Held
}

const recordIdOf = (record: StoredRecord): string =>
  (record.kind === 'decision' ? record.commit : record.observation).envelope.record_id

const isOf = ({ entity, id }: Subject, other: Subject): boolean => other.entity === entity && other.id === id

/** What a record id names, or nothing. */
export const recordIn = (held: Held, recordId: string): StoredRecord | undefined =>
  held.find((record) => recordIdOf(record) === recordId)

/** The decisions of a subject, in the order in which they were written. */
export const commitsIn = (held: Held, subject: Subject): readonly RecordedCommit[] =>
  held.flatMap((record) => (record.kind === 'decision' && isOf(subject, record.commit.instance) ? [record.commit] : []))

/** The observations of a subject, in the order in which they were written. */
export const observationsIn = (held: Held, subject: Subject): readonly RecordedObservation[] =>
  held.flatMap((record) =>
    record.kind === 'observation' && isOf(subject, record.observation) ? [record.observation] : [],
  )

/** The instance of a subject: what its last decision made. */
export const instanceIn = (held: Held, subject: Subject): EntityInstance | undefined =>
  commitsIn(held, subject).at(-1)?.instance

/** The envelopes of a subject's decisions. */
export const envelopesIn = (held: Held, subject: Subject): readonly Envelope[] =>
  commitsIn(held, subject).map(({ envelope }) => envelope)

/** The events of a subject, in the order in which they were emitted (S-7). */
export const eventsIn = (held: Held, subject: Subject): readonly DomainEvent[] =>
  commitsIn(held, subject).flatMap(({ envelope }) => envelope.record.events)

/** The ids held of an entity, in name order (S-2). */
export const idsIn = (held: Held, entity: string): readonly string[] => {
  const ids = held.flatMap((record) =>
    record.kind === 'decision' && record.commit.instance.entity === entity ? [record.commit.instance.id] : [],
  )
  return [...new Set(ids)].sort(compareNames)
}

const holds = (expectation: Expectation, instance: EntityInstance | undefined): boolean => {
  if (expectation.kind === 'absent') return instance === undefined
  return instance !== undefined && tokenOf(instance.revision) === tokenOf(expectation.revision)
}

/** A write in the order of S-13: what is no record, what no store takes, identity, expectation, the write itself. */
const writeTo = <Answer extends string>(
  held: Held,
  record: StoredRecord,
  subject: Subject,
  expectation: Expectation,
  answer: Answer,
): Written<Answer> => {
  const fault = faultOfWrite(subject, record)
  if (fault !== undefined) return { held, answer: { refused: fault } }
  const record_id = recordIdOf(record)
  const taken = recordIn(held, record_id)
  if (taken !== undefined) {
    const isSame = sameTokens(taken as unknown as Json, record as unknown as Json)
    return {
      held,
      answer: isSame ? { accepted: `already_${answer}` } : { refused: { kind: 'record_conflict', record_id } },
    }
  }
  const instance = instanceIn(held, subject)
  if (holds(expectation, instance)) return { held: [...held, record], answer: { accepted: answer } }
  const { entity, id } = subject
  const found = instance?.revision ?? null
  return { held, answer: { refused: { kind: 'revision_conflict', entity, id, expected: expectation, found } } }
}

/** Writes a decision where the expectation holds. */
export const commitTo = (held: Held, commit: RecordedCommit, expectation: Expectation): Written<'committed'> =>
  writeTo(held, { kind: 'decision', commit }, commit.instance, expectation, 'committed')

/** Writes an observation of a subject that is where it was observed. */
export const observeIn = (held: Held, observation: RecordedObservation): Written<'observed'> => {
  const { revision } = observation
  return writeTo(held, { kind: 'observation', observation }, observation, { kind: 'revision', revision }, 'observed')
}
