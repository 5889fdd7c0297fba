import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StoreError, StoreUnreachable } from '../store-error.js'
import type { CallOptions } from '../store.js'

/** Does the work of one call, unless the store is closed or the call was aborted. */
export type Answer = <Refusal extends StoreError, A>(
  options: CallOptions | undefined,
  work: () => Either<Refusal, A>,
) => TaskEither<Refusal | StoreUnreachable, A>
