import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BatchAnswer, BatchError } from '../../batch-store.js'
import { recordIdOfBatch, type AdmittedBatch, type JudgedBatch } from '../../contract/batch.js'
import type { RecordedCommit } from '../../recording/commit.js'
import { storeBackend, type StoreError } from '../../store-error.js'
import type { Ask, Connection } from '../connection.js'
import { errorOf } from '../failure.js'
import { rowsBy } from '../rows.js'
import { shortPause } from '../short-pause.js'
import { mostRepeats } from '../write-until-settled.js'
import { writeBatch, type BatchTools, type Undone } from './batch-transaction.js'
import type { WriteTools } from './writes.js'

/** Runs work on a connection of its own. */
export type OnConnection = <A>(
  work: (connection: Connection) => Promise<Either<StoreError, A>>,
) => TaskEither<StoreError, A>

type Sent = Either<Undone, JudgedBatch>

const commitsOf = ({ entries }: AdmittedBatch): readonly RecordedCommit[] =>
  entries.flatMap((entry) => (entry.kind === 'decision' ? [entry.commit] : []))

const send = async (
  { digests }: WriteTools,
  tools: BatchTools,
  { transact }: Connection,
  batch: AdmittedBatch,
): Promise<Sent> => {
  const inside = digests.copy()
  const answer = await transact((ask) => writeBatch(tools, inside, ask, batch))
  if (isLeft(answer)) return left({ why: 'failed', failure: answer.left })
  return answer.right
}

// What was thought to be stored may not be: all of it is sent again, unless another text is there.
const checkDefinitions = async (
  { provider, digests, checkDefinition }: WriteTools,
  ask: Ask,
  batch: AdmittedBatch,
): Promise<Either<StoreError, void>> => {
  for (const commit of commitsOf(batch)) {
    digests.forget(commit)
    const checked = await checkDefinition(rowsBy(provider, ask), commit)()
    if (isLeft(checked)) return checked
  }
  return right(undefined)
}

const errorOfUndone = (provider: string, undone: Undone, batch: AdmittedBatch): BatchError => {
  if (undone.why === 'refused') return undone.refusal
  return undone.why === 'moved'
    ? storeBackend('the subjects kept changing')
    : errorOf(provider, undone.failure, recordIdOfBatch(batch))
}

const maySucceed = (undone: Undone): boolean =>
  undone.why === 'moved' || (undone.why === 'failed' && ['again', 'refused'].includes(undone.failure.kind))

/**
 * Commits a batch in one transaction (B-9), which is run again where another writer came in between (design §5), each
 * time on a connection that has met no error.
 */
export const commitBatch =
  (
    tools: WriteTools,
    batchTools: BatchTools,
    onConnection: OnConnection,
    batch: AdmittedBatch,
  ): TaskEither<BatchError, readonly BatchAnswer[]> =>
  async () => {
    for (let repeats = 0; ; repeats += 1) {
      const sent = await onConnection(async (connection) => right(await send(tools, batchTools, connection, batch)))()
      if (isLeft(sent)) return sent
      if (!isLeft(sent.right)) {
        for (const commit of commitsOf(batch)) tools.digests.remember(commit)
        return right(sent.right.right.answers)
      }
      const undone = sent.right.left
      if (!maySucceed(undone) || repeats === mostRepeats) return left(errorOfUndone(tools.provider, undone, batch))
      const checked = await onConnection(({ ask }) => checkDefinitions(tools, ask, batch))()
      if (isLeft(checked)) return checked
      await shortPause()
    }
  }
