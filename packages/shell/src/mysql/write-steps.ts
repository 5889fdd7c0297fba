import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { RecordedObservation } from '../recording/observation.js'
import type { Ask } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import { columnOf } from '../sql/numbers.js'
import { decisionRow, instanceRow, observationRow } from '../sql/write-rows.js'
import type { Subject } from '../subject.js'
import type { JsonNumber } from '@assent/kernel'
import type { Affected } from './connection.js'
import type { Definitions } from './definitions.js'
import type { PieceStatements } from './long-text.js'
import type { MysqlWriteStatements } from './write-statements.js'

/** What stands against a step: a failure, or that the rows are not as they were expected. */
export type Hindrance = Failure | { readonly kind: 'otherwise' }

/** The answer of one step of a transaction. */
export type Step<A> = Promise<Either<Hindrance, A>>

/** The statements of a store, and which definitions it has stored. */
export interface On {
  readonly statements: MysqlWriteStatements
  readonly pieces: PieceStatements
  readonly definitions: Definitions
}

const otherwise: Hindrance = { kind: 'otherwise' }

/** The answer where the statement wrote its row, or did not. */
const wrote = (answer: Either<Failure, readonly Affected[]>): Either<Hindrance, void> => {
  if (isLeft(answer)) return answer
  return answer.right[0]?.affected === 1n ? right(undefined) : left(otherwise)
}

/**
 * Writes the instance where the subject is at a revision, or not there, and then its definition. From here on no other
 * writes the subject, and no other has: the revision is told of what is committed, not of what was read.
 */
export const writeInstance = async (
  { statements, definitions }: On,
  ask: Ask,
  commit: RecordedCommit,
  expected: JsonNumber | undefined,
): Step<void> => {
  const values = { ...instanceRow(commit.instance), known: definitions.knownDigest(commit) }
  const written = wrote(
    expected === undefined
      ? await ask(statements.insertInstance, values)
      : await ask(statements.updateInstance, { ...values, expected: columnOf(expected) }),
  )
  return isLeft(written) ? written : definitions.store(ask, commit)
}

/** Holds the subject at a revision. */
export const holdAt = async (
  { statements }: On,
  ask: Ask,
  { entity, id }: Subject,
  revision: JsonNumber,
): Step<void> => {
  const held = await ask(statements.lockToObserve, { entity, id })
  if (isLeft(held)) return held
  return held.right[0]?.revision === columnOf(revision) ? right(undefined) : left(otherwise)
}

/** A record that is to be written. */
export type NewRecord =
  | { readonly kind: 'decision'; readonly commit: RecordedCommit }
  | { readonly kind: 'observation'; readonly observation: RecordedObservation }

const rowOf = (record: NewRecord) =>
  record.kind === 'decision' ? decisionRow(record.commit) : observationRow(record.observation)

/**
 * Writes records, in order. The last step of every transaction, since other writers of the whole store wait from here
 * until it ends: whoever takes the next positions sees all that stand before them committed.
 */
export const writeRecords = async ({ statements }: On, ask: Ask, records: readonly NewRecord[]): Step<void> => {
  const taken = wrote(await ask(statements.takePositions, { count: BigInt(records.length) }))
  if (isLeft(taken)) return taken
  for (const [index, record] of records.entries()) {
    const before = BigInt(records.length - 1 - index)
    const written = wrote(await ask(statements.insertRecord, { ...rowOf(record), before }))
    if (isLeft(written)) return written
  }
  return right(undefined)
}
