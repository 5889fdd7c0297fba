import type { JsonObject } from '@assent/kernel'
import { isLeft, left, type Either } from 'fp-ts/lib/Either.js'
import type { AnyAction } from '../action/action.js'
import type { ProviderError } from '../error/provider-error.js'
import { faultsOf, type ValueFaults } from '../json/faults.js'
import { ask, type CallState } from './ask.js'
import { decodeAnswer, decodeInput, invalidInput, readAnswer } from './cross.js'
import { readObject, undeclaredIn } from './search-request.js'

/** Reads the input of an action. */
export const readInput = (action: AnyAction, value: unknown): Either<ValueFaults, JsonObject> => {
  const read = readObject(value)
  if (isLeft(read)) return read
  const undeclared = undeclaredIn(read.right, action.schemas.input)
  return undeclared.length > 0 ? left(faultsOf(undeclared)) : read
}

/** Has an action done. */
export const execute =
  (action: AnyAction, given: Either<ValueFaults, JsonObject>) =>
  async (call: CallState): Promise<Either<ProviderError, unknown>> => {
    if (isLeft(given)) return left(invalidInput(call, given.left))
    const input = await decodeInput(call, action.codecs.input, given.right)
    if (isLeft(input)) return input
    const answer = await ask(call, (context) => action.functions.execute({ ...context, input: input.right }))
    if (isLeft(answer)) return answer
    const json = readAnswer(call, answer.right, 'output')
    return isLeft(json) ? json : decodeAnswer(call, action.codecs.output, json.right, 'output')
  }
