import { stringify } from '@assent/kernel'
import { boundaryOf, refusalDocument, shellMessage } from '@assent/shell'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Failure } from './failure.js'
import type { Output } from './output.js'
import { sentenceOf } from './print/one-line.js'

/** What an answer looks like from outside. */
export interface Rendered {
  readonly standardOutput: string
  readonly standardError: string
  readonly exitCode: 0 | 1 | 2
}

const line = (label: string, sentence: string): string => `${label}: ${sentenceOf(sentence)}\n`

const wrongCall = (message: string): Rendered => ({
  standardOutput: '',
  standardError: line('error', message),
  exitCode: 2,
})

const renderFailure = (failure: Failure): Rendered => {
  if (failure.kind === 'usage') return wrongCall(failure.message)
  const { error, place } = failure
  const sentence = shellMessage(error)
  // The recording comes from flags, so a fault of it is a wrong call (L-7).
  if (error.kind === 'invalid_recording') return wrongCall(sentence)
  return {
    standardOutput: `${stringify(refusalDocument(error, boundaryOf(error), sentence), 2)}\n`,
    standardError: line('refused', place === undefined ? sentence : `${place}: ${sentence}`),
    exitCode: 1,
  }
}

/** An answer as the two outputs and the exit code (L-1, L-2, D-1). */
export const render = (answer: Either<Failure, Output>): Rendered =>
  isLeft(answer)
    ? renderFailure(answer.left)
    : { standardOutput: answer.right.text, standardError: '', exitCode: answer.right.exitCode }
