import type { Decision } from '@assent/kernel'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Expectation } from '../recording/expectation.js'
import { sealCommit, unsealed } from '../recording/sealed-commit.js'
import { commitHeld } from '../relations/commit-held.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import type { Ports } from './ports.js'
import type { StoredDecision } from './request.js'
import { settle } from './settle.js'

/** Stores what was decided, whoever decided it: the last steps of T-1 and of T-5. */
export const commitDecision =
  (
    ports: Ports,
    recording: unknown,
    decision: Decision,
    expectation: Expectation,
    options: CallOptions | undefined,
  ): TaskEither<ShellError, StoredDecision> =>
  async () => {
    const sealed = sealCommit(recording, decision)
    if (isLeft(sealed)) return sealed
    const commit = sealed.right
    const write = commitHeld(ports, commit, expectation, options)
    const answer = await settle(ports.store, { kind: 'decision', commit }, 'already_committed', write, options)()
    if (isLeft(answer)) return answer
    return right({ commit: unsealed(commit), replayed: answer.right === 'already_committed' })
  }
