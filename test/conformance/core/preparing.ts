import {
  continueWith,
  fulfill,
  prepare,
  selectWith,
  type CoreError,
  type LoadContinuation,
  type ParseFailure,
  type Preparation,
} from '@assent/kernel'
import { bindTo, bindW, chainW, map, right, type Either } from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { documentOf, type CallGroup, type Response } from '../calls.js'
import { jsonIn, textIn, validatedIn } from '../input.js'
import { answer } from './answer.js'
import { evaluated, refusedAnswer } from './decided.js'
import { instanceIn } from './instance-in.js'
import type { CoreState } from './state.js'

type Answered<A> = Either<ParseFailure | CoreError, A>

const preparedIn = (input: Response): Answered<Preparation> =>
  pipe(
    validatedIn(input),
    bindTo('definition'),
    bindW('args', () => jsonIn(input, 'arguments')),
    chainW(({ definition, args }) =>
      prepare(definition, { id: textIn(input, 'id'), operation: textIn(input, 'operation'), arguments: args }),
    ),
  )

/** The preparation, gone on with where it asks for the instance. */
const goneOn = (input: Response, goOn: (continuation: LoadContinuation) => Answered<Response>): Response =>
  pipe(
    preparedIn(input),
    chainW((prepared) =>
      prepared.status === 'refused' ? right(refusedAnswer(prepared)) : goOn(prepared.continuation),
    ),
    answer,
  )

/** Calls that decide in steps, before and after the instance is loaded. */
export const preparing = (state: CoreState): CallGroup => ({
  Prepare: (input) =>
    pipe(
      preparedIn(input),
      map((prepared): Response =>
        prepared.status === 'refused'
          ? refusedAnswer(prepared)
          : { status: 'load', subject: documentOf(prepared.subject), arguments: prepared.arguments },
      ),
      answer,
    ),
  Continue: (input) =>
    goneOn(input, (continuation) =>
      pipe(
        instanceIn(input),
        chainW((instance) => continueWith(continuation, instance)),
        map(evaluated(state)),
      ),
    ),
  Fulfill: (input) =>
    goneOn(input, (continuation) =>
      pipe(
        instanceIn(input),
        chainW((instance) => selectWith(continuation, instance)),
        chainW((selection) =>
          selection.status === 'complete'
            ? right(selection.evaluation)
            : pipe(
                jsonIn(input, 'actions'),
                chainW((actions) => fulfill(selection.continuation, actions)),
              ),
        ),
        map(evaluated(state)),
      ),
    ),
})
