import { toJson } from '@assent/kernel'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { seal } from '../recording/envelope.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import type { Ports } from './ports.js'
import { readObserveRequest } from './read-request.js'
import type { StoredObservation, StoredObserveRequest } from './request.js'

/** Stores what was seen of a subject at its current revision. */
export const observe =
  ({ store }: Ports, given: StoredObserveRequest, options?: CallOptions): TaskEither<ShellError, StoredObservation> =>
  async () => {
    const request = readObserveRequest(given)
    if (isLeft(request)) return request
    const { entity, id, revision, recording } = request.right
    const document = toJson(request.right.document, 'document')
    if (isLeft(document)) return document
    const envelope = seal(recording, document.right)
    if (isLeft(envelope)) return envelope
    const observation = { entity, id, revision, envelope: envelope.right }
    const answer = await store.observe(observation, options)()
    if (isLeft(answer)) return answer
    return right({ observation, replayed: answer.right === 'already_observed' })
  }
