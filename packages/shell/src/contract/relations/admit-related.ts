import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Requirements } from '../../relation-store.js'
import type { NotStorable, StoreBackend } from '../../store-error.js'
import { admitWrite, type AdmittedWrite } from '../admit.js'
import { admitRequirements } from './admit-requirements.js'

/** What a store is asked to write, where, and what of others must hold then. */
export interface AdmittedRelated extends AdmittedWrite {
  readonly requirements: Requirements
}

/** The first step of `commitRelated` in every store: that of `commit`, then the requirements. */
export const admitRelated = (
  given: unknown,
  expected: unknown,
  required: unknown,
): Either<StoreBackend | NotStorable, AdmittedRelated> => {
  const write = admitWrite(given, expected)
  if (isLeft(write)) return write
  const requirements = admitRequirements(required, write.right.commit.instance)
  return isLeft(requirements) ? requirements : right({ ...write.right, requirements: requirements.right })
}
