import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { BatchAnswer, BatchError } from '../batch-store.js'
import { judgeBatch, recordIdOfBatch, type AdmittedBatch, type JudgedBatch } from '../contract/batch.js'
import type { RecordedCommit } from '../recording/commit.js'
import type { Ask } from '../sql/connection.js'
import { errorOf } from '../sql/failure.js'
import { shortPause } from '../sql/short-pause.js'
import { mostRepeats } from '../sql/write-until-settled.js'
import { rowsBy } from '../sql/rows.js'
import { storeBackend, type StoreError } from '../store-error.js'
import { lookBefore, type LookBefore } from './batch-view.js'
import type { Lent } from './connection.js'
import { keepingLongTexts } from './long-text.js'
import { provider } from './pool-lender.js'
import { writeInstance, writeRecords, type Hindrance, type On, type Step } from './write-steps.js'
import type { OnConnection } from './writes.js'

/** Why a transaction was undone: the batch is refused, or something stood against a step. */
type Undone = { readonly refusal: BatchError } | { readonly hindrance: Hindrance }

const hindered = (hindrance: Hindrance): Either<Undone, never> => left({ hindrance })

const commitsOf = ({ writes }: JudgedBatch): readonly RecordedCommit[] =>
  writes.flatMap(({ entry }) => (entry.kind === 'decision' ? [entry.commit] : []))

// Each instance as its entry leaves it, and then all records at once: other writers wait for the records only.
const write = async (on: On, ask: Ask, { writes }: JudgedBatch): Step<void> => {
  for (const { entry, held } of writes) {
    if (entry.kind === 'observation') continue
    const written = await writeInstance(on, ask, entry.commit, held.revision)
    if (isLeft(written)) return written
  }
  return writes.length === 0
    ? right(undefined)
    : writeRecords(
        on,
        ask,
        writes.map(({ entry }) => entry),
      )
}

const commitInside = async (
  on: On,
  look: LookBefore,
  ask: Ask,
  batch: AdmittedBatch,
): Promise<Either<Undone, JudgedBatch>> => {
  const held = await look(ask, batch)
  if (isLeft(held)) return hindered(held.left)
  const judged = judgeBatch(batch, held.right)
  if (isLeft(judged)) return left({ refusal: judged.left })
  const written = await write(on, ask, judged.right)
  return isLeft(written) ? hindered(written.left) : judged
}

const send = async (
  on: On,
  look: LookBefore,
  { transact }: Lent,
  batch: AdmittedBatch,
): Promise<Either<Undone, JudgedBatch>> => {
  const inside = { ...on, definitions: on.definitions.copy() }
  const answer = await transact((ask) => commitInside(inside, look, keepingLongTexts(on.pieces, ask), batch))
  return isLeft(answer) ? hindered(answer.left) : answer.right
}

// The definitions that were thought to be stored may not be.
const checkDefinitions = async (
  { definitions }: On,
  ask: Ask,
  { entries }: AdmittedBatch,
): Promise<Either<StoreError, void>> => {
  for (const entry of entries) {
    if (entry.kind === 'observation') continue
    const checked = await definitions.check(rowsBy(provider, ask), entry.commit)()
    if (isLeft(checked)) return checked
  }
  return right(undefined)
}

const errorOfHindrance = (hindrance: Hindrance, batch: AdmittedBatch): StoreError =>
  hindrance.kind === 'otherwise'
    ? storeBackend('the subjects kept changing')
    : errorOf(provider, hindrance, recordIdOfBatch(batch))

const mayPass = ({ kind }: Hindrance): boolean => kind === 'again' || kind === 'refused' || kind === 'otherwise'

/**
 * Commits batches, each in one transaction, which is run again where another writer came in between (design §5), each
 * time on a connection that has met no error.
 */
export const batchesOf = (
  prefix: string,
  on: On,
): ((onConnection: OnConnection, batch: AdmittedBatch) => TaskEither<BatchError, readonly BatchAnswer[]>) => {
  const look = lookBefore(prefix)
  return (onConnection, batch) => async () => {
    for (let repeats = 0; ; repeats += 1) {
      const sent = await onConnection(async (lent) => right(await send(on, look, lent, batch)))()
      if (isLeft(sent)) return sent
      const answer = sent.right
      if (!isLeft(answer)) {
        for (const commit of commitsOf(answer.right)) on.definitions.remember(commit)
        return right(answer.right.answers)
      }
      if ('refusal' in answer.left) return left(answer.left.refusal)
      const { hindrance } = answer.left
      if (!mayPass(hindrance) || repeats === mostRepeats) return left(errorOfHindrance(hindrance, batch))
      const checked = await onConnection(({ ask }) => checkDefinitions(on, ask, batch))()
      if (isLeft(checked)) return checked
      await shortPause()
    }
  }
}
