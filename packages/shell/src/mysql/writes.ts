import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { judgeCommit, judgeObservation, type Held } from '../contract/precedence.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Expectation } from '../recording/expectation.js'
import type { RecordedObservation } from '../recording/observation.js'
import { isRevisionNumber } from '../recording/revision.js'
import type { Ask } from '../sql/connection.js'
import type { Failure } from '../sql/failure.js'
import { writeUntilSettled } from '../sql/write-until-settled.js'
import { rowsBy } from '../sql/rows.js'
import type { StoreError } from '../store-error.js'
import type { Subject } from '../subject.js'
import type { Lent } from './connection.js'
import { keepingLongTexts } from './long-text.js'
import { provider, type Work } from './pool-lender.js'
import type { MysqlReads } from './reads.js'
import { holdAt, writeInstance, writeRecords, type On, type Step } from './write-steps.js'

/** What is written: steps 2 to 4 of S-13, of what was admitted. */
export interface Writes {
  commit(commit: RecordedCommit, expectation: Expectation): TE.TaskEither<StoreError, 'committed' | 'already_committed'>
  observe(observation: RecordedObservation): TE.TaskEither<StoreError, 'observed' | 'already_observed'>
}

/** One thing where all steps were taken, nothing where the rows were not as they were expected. */
type Sent = Either<Failure, readonly 'written'[]>

type Steps = (on: On, ask: Ask) => Step<void>

const transacted = async (on: On, { transact }: Lent, steps: Steps): Promise<Sent> => {
  const inside = { ...on, definitions: on.definitions.copy() }
  const answer = await transact((ask) => steps(inside, keepingLongTexts(on.pieces, ask)))
  if (isLeft(answer)) return answer
  if (!isLeft(answer.right)) return right(['written'])
  return answer.right.left.kind === 'otherwise' ? right([]) : left(answer.right.left)
}

/** Runs work on a connection that has met no error. */
export type OnConnection = <A>(work: Work<A>) => TE.TaskEither<StoreError, A>

// Where no connection is to be had, nothing was sent.
const notSent = (error: StoreError): Failure => ({
  kind: 'store_unreachable',
  detail: 'detail' in error ? error.detail : error.kind,
})

const sentBy = async (onConnection: OnConnection, send: (lent: Lent) => Promise<Sent>): Promise<Sent> => {
  const answer = await onConnection(async (lent) => right(await send(lent)))()
  return isLeft(answer) ? left(notSent(answer.left)) : answer.right
}

const sendCommit = async (on: On, lent: Lent, commit: RecordedCommit, expectation: Expectation): Promise<Sent> => {
  const expected = expectation.kind === 'absent' ? undefined : expectation.revision
  // A number that is no revision is one at which nothing can be.
  if (expected !== undefined && !isRevisionNumber(expected)) return right([])
  const sent = await transacted(on, lent, async (inside, ask) => {
    const written = await writeInstance(inside, ask, commit, expected)
    return isLeft(written) ? written : writeRecords(inside, ask, [{ kind: 'decision', commit }])
  })
  if (!isLeft(sent) && sent.right.length > 0) on.definitions.remember(commit)
  return sent
}

const sendObservation = (on: On, lent: Lent, observation: RecordedObservation): Promise<Sent> =>
  transacted(on, lent, async (inside, ask) => {
    const held = await holdAt(inside, ask, observation, observation.revision)
    return isLeft(held) ? held : writeRecords(inside, ask, [{ kind: 'observation', observation }])
  })

/** What the writes of a store share. */
export interface WriteTools {
  readonly on: On
  readonly readsOn: (ask: Ask) => MysqlReads
  readonly onConnection: OnConnection
}

const look = (
  { readsOn, onConnection }: WriteTools,
  subject: Subject,
  recordId: string,
): TE.TaskEither<StoreError, Held> =>
  pipe(
    onConnection(({ ask }) => readsOn(ask).both(subject, recordId)()),
    TE.map(({ instance, evidence }) => ({ evidence, revision: instance?.revision })),
  )

/** The writes of a store; each step takes a connection of its own, since one that met an error is not used again. */
export const writesOf = (tools: WriteTools): Writes => {
  const { on, onConnection } = tools
  return {
    commit: (commit, expectation) =>
      writeUntilSettled(provider, commit.envelope.record_id, {
        send: () => sentBy(onConnection, (lent) => sendCommit(on, lent, commit, expectation)),
        look: look(tools, commit.instance, commit.envelope.record_id),
        judge: (held) => judgeCommit(commit, expectation, held),
        done: 'committed',
        checkAgain: onConnection(({ ask }) => on.definitions.check(rowsBy(provider, ask), commit)()),
      }),

    observe: (observation) =>
      writeUntilSettled(provider, observation.envelope.record_id, {
        send: () => sentBy(onConnection, (lent) => sendObservation(on, lent, observation)),
        look: look(tools, observation, observation.envelope.record_id),
        judge: (held) => judgeObservation(observation, held),
        done: 'observed',
        checkAgain: TE.right(undefined),
      }),
  }
}
