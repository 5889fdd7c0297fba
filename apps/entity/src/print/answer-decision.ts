import type { CoreError, Decision } from '@assent/kernel'
import { seal, type RecordedCommit, type Recording } from '@assent/shell'
import { bimap, isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { refused, type Failure } from '../failure.js'
import type { Format } from '../flags/format.js'
import type { Output } from '../output.js'
import { commitText, decisionText } from './decision.js'
import { print } from './print.js'

export const printCommit = (commit: RecordedCommit, format: Format): Output => print(format, commit, commitText)

/** The answer of a decision that nothing stores; with a recording it is sealed, as a commit would be (L-14). */
export const answerDecision = (
  decision: Either<CoreError, Decision>,
  recording: Recording | undefined,
  format: Format,
): Either<Failure, Output> => {
  if (isLeft(decision)) return left(refused(decision.left))
  const { instance, record } = decision.right
  if (recording === undefined) return right(print(format, decision.right, decisionText))
  return pipe(
    seal(recording, record),
    bimap(refused, (envelope) => printCommit({ instance, envelope }, format)),
  )
}
