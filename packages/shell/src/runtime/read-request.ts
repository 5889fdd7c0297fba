import { toJson, type ValidationRefusal, type ValueError } from '@assent/kernel'
import { getOrElse, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isObject, membersOf } from '../recording/members-of.js'
import { isRevisionNumber } from '../recording/revision.js'
import type { Subject } from '../subject.js'
import type {
  StoredCreateDerivedRequest,
  StoredCreateRequest,
  StoredExecuteRequest,
  StoredObserveRequest,
  StoredPrepareRequest,
} from './request.js'

type Errors = readonly ValueError[]
type Members = ReturnType<typeof membersOf>

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

const subjectErrors = ({ entity, id }: Members): Errors => [...textErrors('entity', entity), ...textErrors('id', id)]

/** The members as the request that they are, once nothing is wrong with them. */
const answer = <Request>(members: unknown, errors: Errors): Either<ValidationRefusal, Request> =>
  errors.length === 0 ? right(members as Request) : left({ kind: 'validation', errors })

// What is decided after a wait must be what was asked before it, whatever the caller does to its objects meanwhile
// (K-230). What is not JSON stays as it is: the kernel says so when its turn comes.
const copied = (value: unknown): unknown =>
  pipe(
    toJson(value, ''),
    getOrElse((): unknown => value),
  )

const copiedRecording = (recording: unknown): unknown => (isObject(recording) ? membersOf(recording) : recording)

/** Reads an entity's name. */
export const readEntity = (entity: string): Either<ValidationRefusal, string> =>
  answer(entity, textErrors('entity', entity))

/** Reads the subject of a call. */
export const readSubject = (given: Subject): Either<ValidationRefusal, Subject> => {
  const { entity, id } = membersOf(given)
  return answer({ entity, id }, subjectErrors({ entity, id }))
}

/**
 * Reads what of a creation the kernel does not: each member that is not what its type says, by its path. Here and below
 * the answer is a copy, and the recording is not looked at, since its turn comes after the kernel's (T-11 to T-13).
 */
export const readCreateRequest = (given: StoredCreateRequest): Either<ValidationRefusal, StoredCreateRequest> => {
  const { entity, id, version, fields, recording } = membersOf(given)
  return answer({ entity, id, version, fields: copied(fields), recording: copiedRecording(recording) }, [
    ...subjectErrors({ entity, id }),
    ...versionErrors(version),
  ])
}

/** The same of a creation without an id. */
export const readCreateDerivedRequest = (
  given: StoredCreateDerivedRequest,
): Either<ValidationRefusal, StoredCreateDerivedRequest> => {
  const { entity, version, fields, recording } = membersOf(given)
  return answer({ entity, version, fields: copied(fields), recording: copiedRecording(recording) }, [
    ...textErrors('entity', entity),
    ...versionErrors(version),
  ])
}

/** The same of an execution. */
export const readExecuteRequest = (given: StoredExecuteRequest): Either<ValidationRefusal, StoredExecuteRequest> => {
  const { entity, id, expectedRevision, operation, arguments: args, fulfillments, recording } = membersOf(given)
  const actions = fulfillments === undefined ? {} : { fulfillments: copied(fulfillments) }
  const copy = { arguments: copied(args), ...actions, recording: copiedRecording(recording) }
  return answer({ entity, id, expectedRevision, operation, ...copy }, [
    ...subjectErrors({ entity, id }),
    ...expectedRevisionErrors(expectedRevision),
    ...textErrors('operation', operation),
  ])
}

/** The same of an operation that is prepared. */
export const readPrepareRequest = (given: StoredPrepareRequest): Either<ValidationRefusal, StoredPrepareRequest> => {
  const { entity, id, version, operation, arguments: args } = membersOf(given)
  return answer({ entity, id, version, operation, arguments: copied(args) }, [
    ...subjectErrors({ entity, id }),
    ...versionErrors(version),
    ...textErrors('operation', operation),
  ])
}

/** The same of an observation. */
export const readObserveRequest = (given: StoredObserveRequest): Either<ValidationRefusal, StoredObserveRequest> => {
  const request = membersOf(given)
  return answer(request, [...subjectErrors(request), ...revisionErrors('revision', request['revision'])])
}
