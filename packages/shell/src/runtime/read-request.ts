import { ExactNumber, isRevision, type JsonNumber, type ValidationRefusal, type ValueError } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Subject } from '../store.js'
import type { StoredCreateRequest, StoredExecuteRequest, StoredObserveRequest } from './request.js'

type Refused = ValidationRefusal

const isText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed()

const textErrors = (path: string, value: unknown): readonly ValueError[] =>
  isText(value) ? [] : [{ path, message: 'is not text' }]

const revisionErrors = (path: string, value: unknown): readonly ValueError[] =>
  (typeof value === 'number' || ExactNumber.is(value)) && isRevision(value as JsonNumber)
    ? []
    : [{ path, message: 'is not a revision: an integer of 1 to 9223372036854775807' }]

const versionErrors = (value: unknown): readonly ValueError[] =>
  Number.isSafeInteger(value) ? [] : [{ path: 'version', message: 'is not an integer' }]

const subjectErrors = ({ entity, id }: Subject): readonly ValueError[] => [
  ...textErrors('entity', entity),
  ...textErrors('id', id),
]

const answer = <Request>(request: Request, errors: readonly ValueError[]): Either<Refused, Request> =>
  errors.length === 0 ? right(request) : left({ kind: 'validation', errors })

// What is no object has none of the members: each is then named.
const given = <Request>(request: Request): Partial<Request> => request ?? {}

/** Reads the subject of a call. Here and below, the recording is not looked at: its turn comes later (T-11 to T-13). */
export const readSubject = (request: Subject): Either<Refused, Subject> =>
  answer(request, subjectErrors(given(request) as Subject))

export const readEntity = (entity: string): Either<Refused, string> => answer(entity, textErrors('entity', entity))

/** Reads what of a creation the kernel does not: every member that cannot be what its type says, by its path. */
export const readCreateRequest = (request: StoredCreateRequest): Either<Refused, StoredCreateRequest> => {
  const read = given(request)
  return answer(request, [...subjectErrors(read as Subject), ...versionErrors(read.version)])
}

export const readExecuteRequest = (request: StoredExecuteRequest): Either<Refused, StoredExecuteRequest> => {
  const read = given(request)
  return answer(request, [
    ...subjectErrors(read as Subject),
    ...revisionErrors('expected_revision', read.expectedRevision),
    ...textErrors('operation', read.operation),
  ])
}

export const readObserveRequest = (request: StoredObserveRequest): Either<Refused, StoredObserveRequest> => {
  const read = given(request)
  return answer(request, [...subjectErrors(read as Subject), ...revisionErrors('revision', read.revision)])
}
