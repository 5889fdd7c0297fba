import { isRight, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Decision } from '../../record/record.js'
import type { CoreError } from '../../refusal.js'

/** A refusal that the definition itself declares, as a value: no record and no event comes of it (SR-152). */
export interface DeclaredAnswer {
  readonly outcome: string
  /** The name of the declared error. */
  readonly error: string
  /** The declared message, or null. */
  readonly message: string | null
}

/** What a command comes to where the kernel does not refuse it: told apart by which of the two members is there. */
export type Evaluation = { readonly accepted: Decision } | { readonly refused: DeclaredAnswer }

/** The other of the two ways in which a call answers a declared refusal (SR-151). */
export const evaluationOf = (decided: Either<CoreError, Decision>): Either<CoreError, Evaluation> => {
  if (isRight(decided)) return right({ accepted: decided.right })
  const refusal = decided.left
  if (refusal.kind !== 'refused') return left(refusal)
  const { outcome, error, reason } = refusal
  return right({ refused: { outcome, error, message: reason } })
}
