import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { BatchError } from '../../batch-store.js'
import { judgeBatch, type AdmittedBatch, type BatchWrite, type JudgedBatch } from '../../contract/batch.js'
import type { Expectation } from '../../recording/expectation.js'
import type { Ask } from '../connection.js'
import type { Failure } from '../failure.js'
import type { Digests } from './digests.js'
import type { Written } from './insert-record.js'
import type { BeforeBatch } from './look-before-batch.js'
import type { Beside, Send } from './send.js'

/** Why the transaction of a batch was undone. */
export type Undone =
  | { readonly why: 'refused'; readonly refusal: BatchError }
  | { readonly why: 'failed'; readonly failure: Failure }
  /** Another writer came in between. */
  | { readonly why: 'moved' }

/** What a batch is written with. */
export interface BatchTools {
  readonly look: (ask: Ask, batch: AdmittedBatch) => Promise<Either<Failure, BeforeBatch>>
  readonly send: Send
  /** The channel on which listeners are told of this batch, or null. */
  readonly channel: string | null
}

const failed = (failure: Failure): Either<Undone, never> => left({ why: 'failed', failure })

const expectationOf = ({ held }: BatchWrite): Expectation =>
  held.revision === undefined ? { kind: 'absent' } : { kind: 'revision', revision: held.revision }

const sendEntry = (
  send: Send,
  ask: Ask,
  digests: Digests,
  write: BatchWrite,
  beside: Beside,
): Promise<Either<Failure, readonly Written[]>> =>
  write.entry.kind === 'observation'
    ? send.observe(ask, write.entry.observation, beside)
    : send.commit(ask, digests, write.entry.commit, expectationOf(write), beside)

/** Judges and writes a batch inside its transaction. */
export const writeBatch = async (
  { look, send, channel }: BatchTools,
  digests: Digests,
  ask: Ask,
  batch: AdmittedBatch,
): Promise<Either<Undone, JudgedBatch>> => {
  const before = await look(ask, batch)
  if (isLeft(before)) return failed(before.left)
  const { held, placed_in } = before.right
  const judged = judgeBatch(batch, held)
  if (isLeft(judged)) return left({ why: 'refused', refusal: judged.left })
  for (const [index, write] of judged.right.writes.entries()) {
    const beside = { placed_in, channel: index === 0 ? channel : null }
    const written = await sendEntry(send, ask, digests, write, beside)
    if (isLeft(written)) return failed(written.left)
    if (written.right.length === 0) return left({ why: 'moved' })
  }
  return right(judged.right)
}
