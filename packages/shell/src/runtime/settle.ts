import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { sameRecord, type StoredRecord } from '../recording/stored-record.js'
import { recordConflict, type StoreError } from '../store-error.js'
import type { CallOptions, Store } from '../store.js'

/**
 * Writes, and where the reply was lost looks once whether the record is there (E-19): the same bytes are `already`,
 * others a `record_conflict`. A record that is not there proves nothing, for the write may still be under way; nor does
 * a look that fails. The answer is then the first one, `outcome_unknown`.
 */
export const settle =
  <Answer>(
    store: Store,
    record: StoredRecord,
    already: Answer,
    write: TaskEither<StoreError, Answer>,
    options?: CallOptions,
  ): TaskEither<StoreError, Answer> =>
  async (): Promise<Either<StoreError, Answer>> => {
    const answer = await write()
    if (isRight(answer) || answer.left.kind !== 'outcome_unknown') return answer
    const found = await store.recordById(answer.left.record_id, options)()
    if (isLeft(found) || found.right === undefined) return answer
    return sameRecord(found.right, record) ? right(already) : left(recordConflict(answer.left.record_id))
  }
