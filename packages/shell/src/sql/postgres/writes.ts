import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { judgeCommit, judgeObservation, type Held } from '../../contract/precedence.js'
import type { RecordedCommit } from '../../recording/commit.js'
import type { Expectation } from '../../recording/expectation.js'
import type { RecordedObservation } from '../../recording/observation.js'
import type { StoreError } from '../../store-error.js'
import type { Subject } from '../../subject.js'
import type { Ask } from '../connection.js'
import { rowsBy, type Rows } from '../rows.js'
import { writeUntilSettled } from '../write-until-settled.js'
import type { Digests } from './digests.js'
import type { Hints } from './hints.js'
import type { PostgresReads } from './reads.js'
import type { Beside, Send } from './send.js'

/** What is written: steps 2 to 4 of S-13, of what was admitted. */
export interface Writes {
  commit(commit: RecordedCommit, expectation: Expectation): TE.TaskEither<StoreError, 'committed' | 'already_committed'>
  observe(observation: RecordedObservation): TE.TaskEither<StoreError, 'observed' | 'already_observed'>
}

/** What the writes of a store share. */
export interface WriteTools {
  readonly provider: string
  readonly send: Send
  readonly digests: Digests
  readonly hints: Hints
  readonly checkDefinition: (rows: Rows, commit: RecordedCommit) => TE.TaskEither<StoreError, void>
  readonly readsOn: (ask: Ask) => PostgresReads
}

/** What a write finds under its subject and its record id. */
export const heldOf = (reads: PostgresReads, subject: Subject, recordId: string): TE.TaskEither<StoreError, Held> =>
  pipe(
    reads.both(subject, recordId),
    TE.map(({ instance, evidence }) => ({ evidence, revision: instance?.revision })),
  )

/** What is bound beside a write that is no part of a batch. */
export const alone = (hints: Hints): Beside => ({ placed_in: null, channel: hints.next() })

/** The writes of a store, whatever connection they are asked on. */
export const writesOn = (
  { provider, send, digests, hints, checkDefinition: check, readsOn }: WriteTools,
  ask: Ask,
): Writes => ({
  commit: (commit, expectation) =>
    writeUntilSettled(provider, commit.envelope.record_id, {
      send: () => send.commit(ask, digests, commit, expectation, alone(hints)),
      look: () => heldOf(readsOn(ask), commit.instance, commit.envelope.record_id)(),
      judge: (held) => judgeCommit(commit, expectation, held),
      done: 'committed',
      checkAgain: () => {
        digests.forget(commit)
        return check(rowsBy(provider, ask), commit)()
      },
    }),

  observe: (observation) =>
    writeUntilSettled(provider, observation.envelope.record_id, {
      send: () => send.observe(ask, observation, alone(hints)),
      look: () => heldOf(readsOn(ask), observation, observation.envelope.record_id)(),
      judge: (held) => judgeObservation(observation, held),
      done: 'observed',
      checkAgain: TE.right(undefined),
    }),
})
