import type { EntityInstance } from '@assent/kernel'
import { isLeft, isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { RecordedCommit } from '../recording/commit.js'
import { recordIdOf } from '../recording/recording.js'
import { sameRevision } from '../recording/revision.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import { notFound, recordConflict } from '../store-error.js'
import type { CallOptions } from '../store.js'
import { commitDecision } from './commit-decision.js'
import { decideExecution } from './decide-execution.js'
import { decisionOf, repeatsExecute } from './exact-retry.js'
import type { Ports } from './ports.js'
import { readExecuteRequest } from './read-request.js'
import type { StoredDecision, StoredExecuteRequest } from './request.js'

const actionOf = (request: StoredExecuteRequest): RefusedAction => ({
  kind: 'execute',
  subject: [request.entity, request.id],
  expected_revision: request.expectedRevision,
  operation: request.operation,
  arguments: request.arguments,
  ...(request.fulfillments === undefined ? {} : { fulfillments: request.fulfillments }),
})

/**
 * Decides an operation and stores the decision: the steps of T-5, in its order. With a `version`, under which it was
 * prepared, an instance of another one is refused (E-27).
 */
export const execute = (
  ports: Ports,
  given: StoredExecuteRequest,
  options?: CallOptions,
  version?: number,
): TaskEither<ShellError, StoredDecision> => {
  const read = readExecuteRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const { recording } = read.right
  const call = decideAndStore(ports, read.right, options, version)
  return recordRefusal(ports.refusals, actionOf(read.right), recording, call, options)
}

const otherVersion = (instance: EntityInstance, version: number): ShellError => ({
  kind: 'entity_mismatch',
  expected_entity: instance.entity,
  expected_version: version,
  actual_entity: instance.entity,
  actual_version: instance.version,
})

/** (2) Of the decision that has the record id: the original commit for the same request, a conflict for another. */
const retryOf = (
  { fulfill }: Ports,
  request: StoredExecuteRequest,
  saved: RecordedCommit,
  version: number | undefined,
): Either<ShellError, StoredDecision> => {
  const isRetry = repeatsExecute(request, saved, { version, hasPolicy: fulfill !== undefined })
  return isRetry ? right({ commit: saved, replayed: true }) : left(recordConflict(saved.envelope.record_id))
}

const decideAndStore =
  (
    ports: Ports,
    request: StoredExecuteRequest,
    options: CallOptions | undefined,
    version: number | undefined,
  ): TaskEither<ShellError, StoredDecision> =>
  async () => {
    const { entity, id, expectedRevision, recording } = request

    // (1) and (2), in one round trip
    const held = await ports.store.read({ entity, id }, recordIdOf(recording), options)()
    if (isLeft(held)) return held
    const { instance, evidence } = held.right
    if (instance === undefined) return left(notFound(request))
    const saved = decisionOf(request, evidence)
    if (saved !== undefined) return retryOf(ports, request, saved, version)

    // (3)
    if (!sameRevision(instance.revision, expectedRevision)) {
      return left({ kind: 'revision_conflict', entity, id, expected: expectedRevision, found: instance.revision })
    }
    if (version !== undefined && instance.version !== version) return left(otherVersion(instance, version))

    // (4)
    const decision = await decideExecution(ports, request, instance, options)()
    if (isLeft(decision)) return decision

    // (5) and (6)
    const expectation = { kind: 'revision', revision: expectedRevision } as const
    const answer = await commitDecision(ports, recording, decision.right, expectation, options)()
    if (isRight(answer) || answer.left.kind !== 'record_conflict') return answer

    // The same request may have been stored meanwhile, with other actions of the policy or under another definition.
    const found = await ports.store.recordById(recording.record_id, options)()
    if (isLeft(found)) return found
    const stored = decisionOf(request, found.right)
    return stored === undefined ? answer : retryOf(ports, request, stored, version)
  }
