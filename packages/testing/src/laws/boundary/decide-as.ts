import {
  decide,
  type CoreError,
  type Decision,
  type EntityInstance,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Principal } from './port.js'

/**
 * What the kernel says to a proposal: to the caller's arguments with the trusted ones and, where the outcome asks the
 * host, with what the port then says.
 */
export const decideAs = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
  operation: string,
  { trusted, fulfillments }: Principal,
  args: JsonObject,
): Either<CoreError, Decision> => {
  const request = { instance, operation, arguments: { ...args, ...trusted } }
  const answer = decide(definition, request)
  const isAsked = isLeft(answer) && answer.left.kind === 'fulfillment_required'
  return isAsked && fulfillments !== undefined ? decide(definition, { ...request, fulfillments }) : answer
}
