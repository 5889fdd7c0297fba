import { isRight, right, type Either } from 'fp-ts/lib/Either.js'
import type { RecordedCommit } from '../../recording/commit.js'
import type { Expectation } from '../../recording/expectation.js'
import type { RecordedObservation } from '../../recording/observation.js'
import { isRevisionNumber } from '../../recording/revision.js'
import type { Ask } from '../connection.js'
import type { Failure } from '../failure.js'
import { observationRow } from '../write-rows.js'
import { commitStatements } from './commit-statements.js'
import type { Digests } from './digests.js'
import type { Written } from './insert-record.js'
import { observeStatement } from './observe-statement.js'
import type { Place } from './place.js'
import { commitValues } from './write-values.js'

/** What a write binds beside what it stores. */
export interface Beside {
  readonly placed_in: string | null
  readonly channel: string | null
}

/** A row where it was stored; none where something stood against it. */
type Sent = Promise<Either<Failure, readonly Written[]>>

/** Sends writes, each as one statement. */
export interface Send {
  readonly commit: (
    ask: Ask,
    digests: Digests,
    commit: RecordedCommit,
    expectation: Expectation,
    beside: Beside,
  ) => Sent
  readonly observe: (ask: Ask, observation: RecordedObservation, beside: Beside) => Sent
}

// A number that is no revision is one at which nothing can be.
const canHold = (expectation: Expectation): boolean =>
  expectation.kind === 'absent' || isRevisionNumber(expectation.revision)

export const sendTo = (place: Place): Send => {
  const { create, change } = commitStatements(place)
  const observe = observeStatement(place)
  return {
    commit: async (ask, digests, commit, expectation, beside) => {
      if (!canHold(expectation)) return right([])
      const values = Object.assign(commitValues(commit, expectation), digests.valuesOf(commit), beside)
      const write = expectation.kind === 'absent' ? create : change
      const isKnown = values.definition_digest !== null && values.document === null
      const answer = await ask(isKnown ? write.defined : write.defining, values)
      if (isRight(answer) && answer.right.length > 0) digests.remember(commit)
      return answer
    },
    observe: (ask, observation, beside) => ask(observe, { ...observationRow(observation), ...beside }),
  }
}
