import { Runtime } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { recordRefusal } from '../refusals/record-refusal.js'
import type { RefusedAction } from '../refusals/refusal-recorder.js'
import type { ShellError } from '../shell-error.js'
import type { CallOptions } from '../store.js'
import { repeatsCreateDerived } from './exact-retry.js'
import type { Ports } from './ports.js'
import { readCreateDerivedRequest } from './read-request.js'
import type { StoredCreateDerivedRequest, StoredDecision } from './request.js'
import { storeCreation } from './store-creation.js'

/** Decides a creation at the address of its identity, and stores the decision (SR-92 to SR-96). */
export const createDerived = (
  ports: Ports,
  given: StoredCreateDerivedRequest,
  options?: CallOptions,
): TaskEither<ShellError, StoredDecision> => {
  const read = readCreateDerivedRequest(given)
  if (isLeft(read)) return () => Promise.resolve(read)
  const request = read.right
  const { entity, version, fields, recording } = request
  const creation = {
    recording,
    decide: () => Runtime.of(ports.registry).createDerived({ entity, version, fields }),
    repeats: repeatsCreateDerived(request),
  }
  return recordRefusal(ports.refusals, actionOf(request), recording, storeCreation(ports, creation, options), options)
}

const actionOf = ({ entity, version, fields }: StoredCreateDerivedRequest): RefusedAction => ({
  kind: 'create_derived',
  entity,
  definition_version: version,
  fields,
})
