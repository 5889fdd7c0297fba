import { Runtime } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import { repeatsCreate } from './exact-retry.js'
import type { Ports } from './ports.js'
import { readCreateRequest } from './read-request.js'
import type { StoredCreateRequest, StoredDecision } from './request.js'
import { storeCreation } from './store-creation.js'

/** Decides a creation at an id that the caller gives, and stores the decision. */
export const create = (
  ports: Ports,
  given: StoredCreateRequest,
  options?: CallOptions,
): TaskEither<ShellError, StoredDecision> => {
  const read = readCreateRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const request = read.right
  const { entity, version, id, fields, recording } = request
  const creation = {
    recording,
    decide: () => Runtime.of(ports.registry).create({ entity, version, id, fields }),
    repeats: repeatsCreate(request),
  }
  return recordRefusal(ports.refusals, actionOf(request), recording, storeCreation(ports, creation, options), options)
}

const actionOf = ({ entity, id, version, fields }: StoredCreateRequest): RefusedAction => ({
  kind: 'create',
  subject: [entity, id],
  definition_version: version,
  fields,
})
