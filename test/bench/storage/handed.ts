import type { EntityInstance } from '@assent/kernel'
import { memoryStore, StoredRuntime, type Expectation, type RecordedCommit, type Store } from '@assent/shell'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { registryOfInvoices, valueOf, type Decided } from './decided.js'

/** What a runtime hands to its store. */
export interface Handed {
  readonly commit: RecordedCommit
  readonly expectation: Expectation
}

/**
 * Lets a runtime make decisions, in their order, and takes what it hands to its store: that keeps the instances alone,
 * for as long as they are needed.
 */
export const handedByRuntime = (): ((decided: Decided) => Promise<Handed>) => {
  const held = new Map<string, EntityInstance>()
  let handed: Handed | undefined
  const store: Store = {
    ...memoryStore(),
    read: ({ id }) => TE.right({ instance: held.get(id), evidence: undefined }),
    commit: (commit, expectation) => {
      held.set(commit.instance.id, commit.instance)
      handed = { commit, expectation }
      return TE.right('committed')
    },
  }
  const runtime = StoredRuntime.of({ registry: registryOfInvoices(), store })
  return async ({ run }) => {
    valueOf(await run(runtime)())
    if (handed === undefined) throw new Error('the runtime handed over nothing')
    return handed
  }
}
