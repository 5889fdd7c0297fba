import type { CoreError, Decision } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from '../recording/commit.js'
import { isRecording, type Recording } from '../recording/recording.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions, Store } from '../store.js'
import { commitDecision } from './commit-decision.js'
import type { Ports } from './ports.js'
import type { StoredDecision } from './request.js'

/** A creation, whether its id was given or is derived. */
export interface Creation {
  readonly recording: Recording
  readonly decide: () => Either<CoreError, Decision>
  /** Is it the one that a saved decision answered? */
  readonly repeats: (saved: RecordedCommit) => boolean
}

/**
 * Decides and stores: the steps of T-1, then the look for an earlier identical one (D-8). What the kernel refuses, a
 * refusal that the definition declares among it, is answered before the store is asked whether the subject is there
 * (SR-164).
 */
export const storeCreation =
  (ports: Ports, creation: Creation, options: CallOptions | undefined): TaskEither<ShellError, StoredDecision> =>
  async () => {
    const { store } = ports
    const { recording } = creation
    const decision = creation.decide()
    if (isLeft(decision)) {
      return isRecording(recording) ? savedOr(decision.left, store, creation, options) : decision
    }
    const answer = await commitDecision(ports, recording, decision.right, { kind: 'absent' }, options)()
    return isLeft(answer) && answer.left.kind === 'record_conflict'
      ? savedOr(answer.left, store, creation, options)
      : answer
  }

/** A creation that was accepted under another definition answers as it did then; else the answer stands (D-8). */
const savedOr = async (
  refused: ShellError,
  store: Store,
  { recording, repeats }: Creation,
  options: CallOptions | undefined,
): Promise<Either<ShellError, StoredDecision>> => {
  const evidence = await store.recordById(recording.record_id, options)()
  if (isLeft(evidence)) return evidence
  const saved = evidence.right
  if (saved?.kind !== 'decision' || !repeats(saved.commit)) return left(refused)
  return right({ commit: saved.commit, replayed: true })
}
