import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError } from '../store-error.js'
import type { CallOptions } from '../store.js'

/** Runs the work of one call of the port. `recordId` is given where it is a write. */
export type Run = <A>(
  work: () => Either<StoreError, A>,
  options: CallOptions | undefined,
  recordId?: string,
) => TaskEither<StoreError, A>
