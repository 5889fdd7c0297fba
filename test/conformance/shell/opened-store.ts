import type { CompleteStore, StoreError } from '@assent/shell'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** A store that a case opened. */
export interface OpenedStore {
  readonly store: CompleteStore
  /** Closes it and opens it again with its data. */
  readonly reopen: () => Promise<OpenedStore>
  /** Closes it and removes what it left. */
  readonly remove: () => Promise<void>
}

/** What a call answers without which there is no store. */
export const done = async <A>(call: TaskEither<StoreError, A>): Promise<A> => {
  const answer = await call()
  if (isLeft(answer)) throw new Error(`the store does not open: ${answer.left.kind}`)
  return answer.right
}
