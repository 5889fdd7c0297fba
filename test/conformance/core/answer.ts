import type { CoreError, ParseFailure } from '@assent/kernel'
import { match, type Either } from 'fp-ts/lib/Either.js'
import type { Response } from '../calls.js'

const failed = (error_kind: string, more: Response = {}): Response => ({ status: 'error', error_kind, ...more })

/** A value that has no address. */
interface NoAddress {
  readonly kind: 'address'
}

const refused = (failure: ParseFailure | CoreError | NoAddress): Response => {
  switch (failure.kind) {
    case 'parse_failure':
      return failed('decode')
    case 'definition':
      return failed('definition', { defect_kinds: failure.defects.map((defect) => defect.kind) })
    case 'validation':
      return failed('validation', { paths: failure.errors.map((error) => error.path) })
    case 'precondition_unobservable':
    case 'invariant_unobservable':
    case 'outcome_unobservable':
      return failed(failure.kind, { unresolved: failure.unresolved })
    case 'refused':
      return failed(failure.kind, { outcome: failure.outcome, error_name: failure.error })
    default:
      return failed(failure.kind)
  }
}

/** The answer of a core call: its keys with status `ok`, unless they say another; or the failure by its kind. */
export const answer = (outcome: Either<ParseFailure | CoreError | NoAddress, Response>): Response =>
  match(refused, (keys: Response): Response => ({ status: 'ok', ...keys }))(outcome)
