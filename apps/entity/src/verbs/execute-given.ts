import { decide, type ValidatedDefinition } from '@assent/kernel'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../failure.js'
import { readInstanceValue } from '../input/read-instance-value.js'
import { readFulfillments, readValue } from '../input/read-value.js'
import type { Output } from '../output.js'
import { answerDecision } from '../print/answer-decision.js'
import type { World } from '../world.js'
import type { ExecuteFlags, GivenTarget } from './execute-target.js'

/** Decides on an instance that the caller hands in; the decision is printed and forgotten (L-14). */
export const executeGiven = (
  { instance: givenInstance, recording }: GivenTarget,
  { operation, arguments: givenArguments = '{}', fulfillments, format = 'json' }: ExecuteFlags,
  definition: ValidatedDefinition,
  world: World,
): TE.TaskEither<Failure, Output> =>
  pipe(
    TE.Do,
    // In this order (L-9).
    TE.bind('instance', () => pipe(readValue('--instance', givenInstance, world), TE.flatMapEither(readInstanceValue))),
    TE.bind('arguments', () => readValue('--arguments', givenArguments, world)),
    TE.bind('fulfillments', () => readFulfillments(fulfillments, world)),
    TE.flatMapEither((read) => answerDecision(decide(definition, { ...read, operation }), recording, format)),
  )
