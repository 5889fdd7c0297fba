import { canonical, type JsonNumber } from '@assent/kernel'
import { isLeft, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import type { BatchAnswer, BatchEntry, BatchError } from '../batch-store.js'
import { membersOf } from '../recording/members-of.js'
import type { StoredRecord } from '../recording/stored-record.js'
import { storeBackend, type StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'
import { admitObservation, admitWrite } from './admit.js'
import { judgeCommit, judgeObservation, type Held } from './precedence.js'

/** The most entries of one batch: they are held in memory, and other writers wait for them. */
export const largestBatch = 1000

/** The entries of a batch that were admitted, up to the first that is none. */
export interface AdmittedBatch {
  readonly entries: readonly BatchEntry[]
  /** Why the entry after these is none; the batch's refusal unless one of these fails before it (B-4). */
  readonly refusal: BatchError | undefined
}

const listOf = (given: unknown): readonly unknown[] | undefined => {
  try {
    // One more than a batch may have tells that it has too many.
    return Array.isArray(given) ? given.slice(0, largestBatch + 1) : undefined
  } catch {
    return undefined
  }
}

const admitEntry = (given: unknown): Either<StoreError, BatchEntry> => {
  const { kind, commit, expectation, observation } = membersOf(given)
  if (kind === 'decision')
    return map((write: object) => ({ kind, ...write }) as BatchEntry)(admitWrite(commit, expectation))
  if (kind !== 'observation') return left(storeBackend('the entry is neither a decision nor an observation'))
  const admitted = admitObservation(observation)
  return isLeft(admitted) ? admitted : right({ kind, observation: admitted.right })
}

const at = (refusal: StoreError, entry: number): BatchError => ({ ...refusal, entry })

/** The first step of `commitBatch` in every store: copies of the entries, each admitted as by itself. */
export const admitBatch = (given: unknown): Either<BatchError, AdmittedBatch> => {
  const list = listOf(given)
  if (list === undefined) return left(storeBackend('the batch is no list of entries'))
  if (list.length > largestBatch) {
    return left({ kind: 'not_storable', path: 'entries', reason: `there are more than ${largestBatch}` })
  }
  const entries: BatchEntry[] = []
  for (const [index, one] of list.entries()) {
    const entry = admitEntry(one)
    if (isLeft(entry)) return right({ entries, refusal: at(entry.left, index) })
    entries.push(entry.right)
  }
  return right({ entries, refusal: undefined })
}

/** A batch that changes nothing, for which a store need not be asked (B-6). */
export const isEmptyBatch = ({ entries, refusal }: AdmittedBatch): boolean =>
  entries.length === 0 && refusal === undefined

/** The subject of an entry. */
export const subjectOfEntry = (entry: BatchEntry): Subject =>
  entry.kind === 'decision' ? entry.commit.instance : entry.observation

/** The record id of an entry. */
export const recordIdOfEntry = (entry: BatchEntry): string =>
  (entry.kind === 'decision' ? entry.commit : entry.observation).envelope.record_id

/** The record id by which a lost answer to a batch is told: the first entry's; nothing of an empty batch. */
export const recordIdOfBatch = ({ entries: [first] }: AdmittedBatch): string | undefined =>
  first === undefined ? undefined : recordIdOfEntry(first)

const recordOf = (entry: BatchEntry): StoredRecord =>
  entry.kind === 'decision'
    ? { kind: 'decision', commit: entry.commit }
    : { kind: 'observation', observation: entry.observation }

const judge = (entry: BatchEntry, held: Held): Either<StoreError, BatchAnswer> =>
  entry.kind === 'decision'
    ? judgeCommit(entry.commit, entry.expectation, held)
    : judgeObservation(entry.observation, held)

const keyOf = ({ entity, id }: Subject): string => canonical([entity, id])

/** What the store holds, as the entries judged so far would leave it (B-3). */
class BatchView {
  readonly #revisions = new Map<string, JsonNumber>()
  readonly #records = new Map<string, StoredRecord>()

  over(stored: Held, entry: BatchEntry): Held {
    return {
      evidence: this.#records.get(recordIdOfEntry(entry)) ?? stored.evidence,
      revision: this.#revisions.get(keyOf(subjectOfEntry(entry))) ?? stored.revision,
    }
  }

  add(entry: BatchEntry): void {
    this.#records.set(recordIdOfEntry(entry), recordOf(entry))
    if (entry.kind === 'decision') this.#revisions.set(keyOf(entry.commit.instance), entry.commit.instance.revision)
  }
}

/** One entry to write, and what it found: the revision is that of the row that it replaces. */
export interface BatchWrite {
  readonly entry: BatchEntry
  readonly held: Held
}

/** A batch that nothing stands against. */
export interface JudgedBatch {
  readonly answers: readonly BatchAnswer[]
  /** In order; an entry that is stored already is not among them. */
  readonly writes: readonly BatchWrite[]
}

/**
 * Judges the entries in order, without writing anything. `heldBefore` tells what the store held before the batch under
 * the entry's subject and record id; what the entries before it make is kept here. A store asks inside the transaction
 * in which it then writes.
 */
export const judgeBatch = (
  { entries, refusal }: AdmittedBatch,
  heldBefore: (subject: Subject, recordId: string) => Either<StoreError, Held>,
): Either<BatchError, JudgedBatch> => {
  const view = new BatchView()
  const answers: BatchAnswer[] = []
  const writes: BatchWrite[] = []
  for (const [index, entry] of entries.entries()) {
    const stored = heldBefore(subjectOfEntry(entry), recordIdOfEntry(entry))
    if (isLeft(stored)) return left(at(stored.left, index))
    const held = view.over(stored.right, entry)
    const answer = judge(entry, held)
    if (isLeft(answer)) return left(at(answer.left, index))
    answers.push(answer.right)
    if (answer.right === 'already_committed' || answer.right === 'already_observed') continue
    view.add(entry)
    writes.push({ entry, held })
  }
  return refusal === undefined ? right({ answers, writes }) : left(refusal)
}
