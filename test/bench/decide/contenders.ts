import { decide, type CoreError, type Decision, type JsonObject, type ValidatedDefinition } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Call, GoodCall } from './calls.js'
import { payByHand } from './rivals/hand-written.js'
import { rival, type Answer, type Rival } from './rivals/rival.js'

const requestOf = ({ instance, payment }: Call) => ({ instance, operation: 'pay', arguments: payment })

const answerOfDecision = ({ instance, events }: Decision): Answer => ({
  accepted: true,
  fields: instance.fields,
  payload: events[0]?.payload as JsonObject,
})

/** The kernel's answer to a call, refusals as they are. */
export const decideCall = (definition: ValidatedDefinition, call: Call): Either<CoreError, Decision> =>
  decide(definition, requestOf(call))

/** The kernel as it is called where there is no registry. */
export const kernel = (definition: ValidatedDefinition): Rival =>
  rival(
    {
      name: 'kernel',
      does: 'all of it',
      prepare: (call: GoodCall) => requestOf(call),
      answerOf: (outcome: Either<CoreError, Decision>) =>
        isLeft(outcome) ? { accepted: false } : answerOfDecision(outcome.right),
    },
    (request) => decide(definition, request),
  )

export const handWritten = ({ document }: ValidatedDefinition): Rival =>
  rival(
    {
      name: 'hand-written function',
      does: 'all of it, the same bytes',
      prepare: (call: GoodCall) => call,
      answerOf: (outcome: Decision | CoreError) =>
        'kind' in outcome ? { accepted: false } : answerOfDecision(outcome),
    },
    (call) => payByHand(document, call),
  )
