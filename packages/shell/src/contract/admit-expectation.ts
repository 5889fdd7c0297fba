import { ExactNumber, type JsonNumber } from '@assent/kernel'
import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Expectation } from '../recording/expectation.js'
import { membersOf } from '../recording/members-of.js'
import { storeBackend, type StoreBackend } from '../store-error.js'

const isNumber = (value: unknown): value is JsonNumber => Number.isFinite(value) || ExactNumber.is(value)

/**
 * A copy of an expectation, or `store_backend` where it is none. A number that is no revision never holds.
 */
export const admitExpectation = (given: unknown): Either<StoreBackend, Expectation> => {
  const { kind, revision } = membersOf(given)
  if (kind === 'absent') return right({ kind })
  return kind === 'revision' && isNumber(revision)
    ? right({ kind, revision })
    : left(storeBackend('the expectation is neither `absent` nor a revision'))
}
