import { Runtime } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { isRecording } from '../recording/recording.js'
import { sealCommit, unsealed } from '../recording/sealed-commit.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions, Store } from '../store.js'
import { decisionOf, repeatsCreate } from './exact-retry.js'
import type { Ports } from './ports.js'
import { readCreateRequest } from './read-request.js'
import type { StoredCreateRequest, StoredDecision } from './request.js'
import { settle } from './settle.js'

/** Decides a creation and stores the decision: the steps of T-1, then the look for an earlier identical one (D-8). */
export const create = (
  ports: Ports,
  given: StoredCreateRequest,
  options?: CallOptions,
): TaskEither<ShellError, StoredDecision> => {
  const read = readCreateRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const { recording } = read.right
  const call = decideAndStore(ports, read.right, options)
  return recordRefusal(ports.refusals, actionOf(read.right), recording, call, options)
}

const actionOf = ({ entity, id, version, fields }: StoredCreateRequest): RefusedAction => ({
  kind: 'create',
  subject: [entity, id],
  definition_version: version,
  fields,
})

const decideAndStore =
  (
    { registry, store }: Ports,
    request: StoredCreateRequest,
    options: CallOptions | undefined,
  ): TaskEither<ShellError, StoredDecision> =>
  async () => {
    const { entity, version, id, fields, recording } = request

    // (1)
    const decision = Runtime.of(registry).create({ entity, version, id, fields })
    if (isLeft(decision)) {
      return isRecording(recording) ? savedOr(decision.left, store, request, options) : decision
    }

    // (2)
    const sealed = sealCommit(recording, decision.right)
    if (isLeft(sealed)) return sealed

    // (3)
    const commit = sealed.right
    const write = store.commit(commit, { kind: 'absent' }, options)
    const answer = await settle(store, { kind: 'decision', commit }, 'already_committed', write, options)()
    if (isLeft(answer)) {
      return answer.left.kind === 'record_conflict' ? savedOr(answer.left, store, request, options) : answer
    }
    return right({ commit: unsealed(commit), replayed: answer.right === 'already_committed' })
  }

/** A creation that was accepted under another definition answers as it did then; else the answer stands (D-8). */
const savedOr = async (
  refused: ShellError,
  store: Store,
  request: StoredCreateRequest,
  options: CallOptions | undefined,
): Promise<Either<ShellError, StoredDecision>> => {
  const evidence = await store.recordById(request.recording.record_id, options)()
  if (isLeft(evidence)) return evidence
  const saved = decisionOf(request, evidence.right)
  if (saved === undefined || !repeatsCreate(request, saved)) return left(refused)
  return right({ commit: saved, replayed: true })
}
