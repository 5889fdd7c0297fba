import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AtomicBatchStore } from '../../batch-store.js'
import { admitObservation, admitWrite } from '../../contract/admit.js'
import { admitBatch, isEmptyBatch } from '../../contract/batch.js'
import { admitRelated } from '../../contract/relations/admit-related.js'
import type { RelationStore } from '../../relation-store.js'
import type { StoreError } from '../../store-error.js'
import type { CallOptions, Store } from '../../store.js'
import type { Ask, Work } from '../connection.js'
import { commitBatch } from './batch.js'
import { commitRelatedAt } from './commit-related.js'
import { checkDefinition, Digests } from './digests.js'
import { hintsOf } from './hints.js'
import { lookBeforeBatch } from './look-before-batch.js'
import type { Place } from './place.js'
import type { PostgresReads } from './reads.js'
import { sendTo } from './send.js'
import { writesOn, type WriteTools } from './writes.js'

/** The writing part of the port. */
export type WriteCalls = Pick<Store, 'commit' | 'observe'> & RelationStore & AtomicBatchStore

/** Runs the work of one call, unless the store is closed. */
export type Run = <A>(options: CallOptions | undefined, work: Work<A>) => TaskEither<StoreError, A>

/** What the writes of a store are run with. */
export interface WriteParts {
  readonly provider: string
  readonly place: Place
  readonly readsOn: (ask: Ask) => PostgresReads
  readonly run: Run
}

// What is written is admitted first, before any look or lock (R-16, S-13).
export const writeCalls = ({ provider, place, readsOn, run }: WriteParts): WriteCalls => {
  const hints = hintsOf(place)
  const tools: WriteTools = {
    provider,
    readsOn,
    hints,
    send: sendTo(place),
    digests: new Digests(),
    checkDefinition: checkDefinition(place),
  }
  const look = lookBeforeBatch(place)
  const commitRelated = commitRelatedAt(place, tools)
  return {
    commit: (given, expected, options) => async () => {
      const admitted = admitWrite(given, expected)
      if (isLeft(admitted)) return admitted
      const { commit, expectation } = admitted.right
      return run(options, ({ ask }) => writesOn(tools, ask).commit(commit, expectation)())()
    },

    commitRelated: (given, expected, required, options) => async () => {
      const admitted = admitRelated(given, expected, required)
      if (isLeft(admitted)) return admitted
      return commitRelated((work) => run(options, work), admitted.right)()
    },

    observe: (given, options) => async () => {
      const admitted = admitObservation(given)
      if (isLeft(admitted)) return admitted
      return run(options, ({ ask }) => writesOn(tools, ask).observe(admitted.right)())()
    },

    commitBatch: (given, options) => async () => {
      const admitted = admitBatch(given)
      if (isLeft(admitted)) return admitted
      if (isEmptyBatch(admitted.right)) return run(options, async () => right([]))()
      const parts = { look, send: tools.send, channel: hints.next() }
      return commitBatch(tools, parts, (work) => run(options, work), admitted.right)()
    },
  }
}
