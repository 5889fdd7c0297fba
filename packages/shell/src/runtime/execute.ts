import { Runtime } from '@assent/kernel'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { recordIdOf } from '../recording/recording.js'
import { sameRevision } from '../recording/revision.js'
import { sealCommit, unsealed } from '../recording/sealed-commit.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import { notFound, recordConflict } from '../store-error.js'
import type { CallOptions } from '../store.js'
import { decisionOf, repeatsExecute } from './exact-retry.js'
import type { Ports } from './ports.js'
import { readExecuteRequest } from './read-request.js'
import type { StoredDecision, StoredExecuteRequest } from './request.js'
import { settle } from './settle.js'

const actionOf = (request: StoredExecuteRequest): RefusedAction => ({
  kind: 'execute',
  subject: [request.entity, request.id],
  expected_revision: request.expectedRevision,
  operation: request.operation,
  arguments: request.arguments,
})

/** Decides an operation and stores the decision: the steps of T-5, in its order. */
export const execute = (
  ports: Ports,
  given: StoredExecuteRequest,
  options?: CallOptions,
): TaskEither<ShellError, StoredDecision> => {
  const read = readExecuteRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const { recording } = read.right
  const call = decideAndStore(ports, read.right, options)
  return recordRefusal(ports.refusals, actionOf(read.right), recording, call, options)
}

const decideAndStore =
  (
    { registry, store }: Ports,
    request: StoredExecuteRequest,
    options: CallOptions | undefined,
  ): TaskEither<ShellError, StoredDecision> =>
  async () => {
    const { entity, id, expectedRevision, operation, recording } = request

    // (1) and (2), in one round trip
    const held = await store.read({ entity, id }, recordIdOf(recording), options)()
    if (isLeft(held)) return held
    const { instance, evidence } = held.right
    if (instance === undefined) return left(notFound(request))
    const saved = decisionOf(request, evidence)
    if (saved !== undefined) {
      if (repeatsExecute(request, saved)) return right({ commit: saved, replayed: true })
      return left(recordConflict(saved.envelope.record_id))
    }

    // (3)
    if (!sameRevision(instance.revision, expectedRevision)) {
      return left({ kind: 'revision_conflict', entity, id, expected: expectedRevision, found: instance.revision })
    }

    // (4)
    const decision = Runtime.of(registry).execute({ instance, operation, arguments: request.arguments })
    if (isLeft(decision)) return decision

    // (5)
    const sealed = sealCommit(recording, decision.right)
    if (isLeft(sealed)) return sealed

    // (6)
    const commit = sealed.right
    const write = store.commit(commit, { kind: 'revision', revision: expectedRevision }, options)
    const answer = await settle(store, { kind: 'decision', commit }, 'already_committed', write, options)()
    if (isLeft(answer)) return answer
    return right({ commit: unsealed(commit), replayed: answer.right === 'already_committed' })
  }
