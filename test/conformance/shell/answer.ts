import { ExactNumber, type CoreError, type Json, type JsonNumber, type ParseFailure } from '@assent/kernel'
import {
  boundaryOf,
  describeExpectation,
  type Expectation,
  type RevisionConflict,
  type ShellError,
} from '@assent/shell'
import { match, type Either } from 'fp-ts/lib/Either.js'
import type { Response } from '../calls.js'

const isExpectation = (expected: JsonNumber | Expectation): expected is Expectation =>
  typeof expected === 'object' && !ExactNumber.is(expected)

const storeVariants: { readonly [kind: string]: string } = {
  not_found: 'NotFound',
  record_conflict: 'RecordConflict',
  store_unreachable: 'Unreachable',
  store_backend: 'Backend',
  invalid_recording: 'Recording',
}

const variantOf = (error: ShellError): string => {
  if (boundaryOf(error) === 'kernel') return 'Core'
  // Before the decision the runtime compares plain revisions; at the commit the store judges an expectation.
  if (error.kind === 'revision_conflict') return isExpectation(error.expected) ? 'RevisionConflict' : 'StaleRevision'
  return storeVariants[error.kind] ?? error.kind
}

const conflictOf = ({ entity, id, expected, found }: RevisionConflict): Json => ({
  entity,
  id,
  expected: isExpectation(expected) ? describeExpectation(expected) : expected,
  found,
})

const refused = (error: ShellError): Response => ({
  ok: false,
  kind: error.kind,
  boundary: boundaryOf(error),
  variant: variantOf(error),
  ...(error.kind === 'revision_conflict' ? { value: conflictOf(error) } : {}),
})

/** The answer of a shell call: its keys, or the failure by kind, boundary and variant. */
export const answer = (outcome: Either<ShellError, Response>): Response =>
  match(refused, (keys: Response): Response => ({ ok: true, ...keys }))(outcome)

/** The answer of a call that registers: a document that does not parse is `decode`. */
export const registered = (outcome: Either<ParseFailure | CoreError, Response>): Response =>
  match(
    (failure: ParseFailure | CoreError): Response =>
      failure.kind === 'parse_failure' ? { ok: false, kind: 'decode' } : refused(failure),
    (keys: Response): Response => ({ ok: true, ...keys }),
  )(outcome)
