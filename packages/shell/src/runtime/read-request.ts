import type { ValidationRefusal, ValueError } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { membersOf } from '../recording/members-of.js'
import { isRevisionNumber } from '../recording/revision.js'
import type { Subject } from '../subject.js'
import type { StoredCreateRequest, StoredExecuteRequest, StoredObserveRequest } from './request.js'

type Errors = readonly ValueError[]

const textErrors = (path: string, value: unknown): Errors =>
  typeof value === 'string' && value.isWellFormed() ? [] : [{ path, message: 'is not text' }]

const revisionErrors = (path: string, value: unknown): Errors =>
  isRevisionNumber(value) ? [] : [{ path, message: 'is not a revision: an integer of 1 to 9223372036854775807' }]

// 0 passes the door: it is the revision of nothing, and is refused as every other revision that the store does not
// hold.
const expectedRevisionErrors = (value: unknown): Errors =>
  value === 0 ? [] : revisionErrors('expected_revision', value)

const versionErrors = (value: unknown): Errors =>
  Number.isSafeInteger(value) ? [] : [{ path: 'version', message: 'is not an integer' }]

const subjectErrors = (request: unknown): Errors => {
  const { entity, id } = membersOf(request)
  return [...textErrors('entity', entity), ...textErrors('id', id)]
}

const answer = <Request>(request: Request, errors: Errors): Either<ValidationRefusal, Request> =>
  errors.length === 0 ? right(request) : left({ kind: 'validation', errors })

/** Reads an entity's name. */
export const readEntity = (entity: string): Either<ValidationRefusal, string> =>
  answer(entity, textErrors('entity', entity))

/** Reads the subject of a call. */
export const readSubject = (request: Subject): Either<ValidationRefusal, Subject> =>
  answer(request, subjectErrors(request))

/**
 * Reads what of a creation the kernel does not: each member that is not what its type says, by its path. Here and below
 * the recording is not looked at, since its turn comes after the kernel's (T-11 to T-13).
 */
export const readCreateRequest = (request: StoredCreateRequest): Either<ValidationRefusal, StoredCreateRequest> => {
  const { version } = membersOf(request)
  return answer(request, [...subjectErrors(request), ...versionErrors(version)])
}

/** The same of an execution. */
export const readExecuteRequest = (request: StoredExecuteRequest): Either<ValidationRefusal, StoredExecuteRequest> => {
  const { expectedRevision, operation } = membersOf(request)
  return answer(request, [
    ...subjectErrors(request),
    ...expectedRevisionErrors(expectedRevision),
    ...textErrors('operation', operation),
  ])
}

/** The same of an observation. */
export const readObserveRequest = (request: StoredObserveRequest): Either<ValidationRefusal, StoredObserveRequest> => {
  const { revision } = membersOf(request)
  return answer(request, [...subjectErrors(request), ...revisionErrors('revision', revision)])
}
