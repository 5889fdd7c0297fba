import { Runtime, type DeclaredAnswer, type JsonObject, type Preparation, type Registry } from '@assent/kernel'
import { isLeft, map, type Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { membersOf } from '../recording/members-of.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import { readPrepareRequest } from './read-request.js'
import type { StoredDecision, StoredExecuteRequest, StoredPrepareRequest } from './request.js'

/** What is still to be said of a prepared operation. */
export type PreparedRequest = Pick<StoredExecuteRequest, 'expectedRevision' | 'fulfillments' | 'recording'>

/** What an operation comes to before its subject is read. Told apart by `status`. */
export type StoredPreparation =
  /** A refusal that the definition declares and that no instance could change; nothing was read or stored. */
  | ({ readonly status: 'refused' } & DeclaredAnswer)
  | {
      readonly status: 'load'
      readonly subject: { readonly entity: string; readonly version: number; readonly id: string }
      /** Normalized. */
      readonly arguments: JsonObject
      /**
       * As `StoredRuntime.execute`, on this subject and with these arguments; it may be called again, as a retry. After
       * `not_found` and `revision_conflict` comes `entity_mismatch`, where the stored instance is of another version
       * than the one that was prepared under (E-27, SR-163).
       */
      readonly execute: (request: PreparedRequest, options?: CallOptions) => TaskEither<ShellError, StoredDecision>
    }

/** Executes under one version of the definition. */
type ExecuteVersion = (
  request: StoredExecuteRequest,
  version: number,
  options?: CallOptions,
) => TaskEither<ShellError, StoredDecision>

/** Decides as much as the input alone decides (SR-154 to SR-158); `execute` is what goes on. */
export const prepare = (
  registry: Registry,
  given: StoredPrepareRequest,
  execute: ExecuteVersion,
): Either<ShellError, StoredPreparation> => {
  const read = readPrepareRequest(given)
  if (isLeft(read)) return read
  const { entity, id, version, operation, arguments: args } = read.right
  return map((prepared: Preparation): StoredPreparation => {
    if (prepared.status === 'refused') return prepared
    const { subject, arguments: normalized } = prepared
    // The subject is read by the execution itself, and selection starts over with it (SR-159): a retry is then the same
    // call again, which a continuation, being for one use, could not be.
    const execution = (request: PreparedRequest) => {
      const { expectedRevision, fulfillments, recording } = membersOf(request) as unknown as PreparedRequest
      return { entity, id, operation, arguments: args, expectedRevision, fulfillments, recording }
    }
    return {
      status: 'load',
      subject,
      arguments: normalized,
      execute: (request, options) => execute(execution(request), version, options),
    }
  })(Runtime.of(registry).prepare(read.right))
}
