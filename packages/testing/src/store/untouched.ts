import type { Store, StoreError } from '@assent/shell'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { refused, same } from './answers.js'
import { dumpStore } from './dump.js'

const entities = ['crate', 'pallet']

/** Runs a call that must be refused as this kind and leave no trace (S-19). */
export const leavesNoTrace = async (
  store: Store,
  kind: StoreError['kind'],
  call: TaskEither<StoreError, unknown>,
): Promise<StoreError> => {
  const before = await dumpStore(store, entities)
  const refusal = await refused(call)
  same('the refusal', kind, refusal.kind)
  same('the store after a refused call', before, await dumpStore(store, entities))
  return refusal
}

/** Runs a call that must succeed with this answer and write nothing. */
export const writesNothing = async <A>(store: Store, answer: A, call: TaskEither<StoreError, A>): Promise<void> => {
  const before = await dumpStore(store, entities)
  const found = await call()
  same('the answer', { right: answer }, found._tag === 'Right' ? { right: found.right } : { left: found.left })
  same('the store after a repeated call', before, await dumpStore(store, entities))
}
