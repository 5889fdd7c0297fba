import { toJson } from '@assent/kernel'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { seal } from '../recording/envelope.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import type { Ports } from './ports.js'
import { readObserveRequest } from './read-request.js'
import type { StoredObservation, StoredObserveRequest } from './request.js'
import { settle } from './settle.js'

/** Stores what was seen of a subject at its current revision. */
export const observe = (
  ports: Ports,
  given: StoredObserveRequest,
  options?: CallOptions,
): TaskEither<ShellError, StoredObservation> => {
  const read = readObserveRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const { recording } = read.right
  return recordRefusal(ports.refusals, actionOf(read.right), recording, keep(ports, read.right, options), options)
}

const actionOf = ({ entity, id, revision }: StoredObserveRequest): RefusedAction => ({
  kind: 'observe',
  subject: [entity, id],
  revision,
})

const keep =
  (
    { store }: Ports,
    { entity, id, revision, recording, document: given }: StoredObserveRequest,
    options: CallOptions | undefined,
  ): TaskEither<ShellError, StoredObservation> =>
  async () => {
    const document = toJson(given, 'document')
    if (isLeft(document)) return document
    const envelope = seal(recording, document.right)
    if (isLeft(envelope)) return envelope
    const observation = { entity, id, revision, envelope: envelope.right }
    const write = store.observe(observation, options)
    const answer = await settle(store, { kind: 'observation', observation }, 'already_observed', write, options)()
    if (isLeft(answer)) return answer
    return right({ observation, replayed: answer.right === 'already_observed' })
  }
