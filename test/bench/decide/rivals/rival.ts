import type { JsonObject } from '@assent/kernel'
import { inTurn, inTurnAwaited } from '../../in-turn.js'
import type { Contender } from '../../side-by-side.js'
import type { GoodCall } from '../calls.js'

/** What a rival says of a call; what it does not compute is left out. */
export interface Answer {
  readonly accepted: boolean
  readonly fields?: JsonObject
  readonly payload?: JsonObject
}

/** Another way of deciding, made ready once. */
export interface Rival {
  readonly name: string
  /** What of the measured decision it does. */
  readonly does: string
  /** Its answer to one call, to be compared with the kernel's. */
  readonly answer: (call: GoodCall) => Promise<Answer>
  /** Its measured work on calls that were made ready for it beforehand. */
  readonly contend: (calls: readonly GoodCall[]) => Contender
}

interface Parts<Input, Output> {
  readonly name: string
  readonly does: string
  /** A call in the form that the rival takes; not measured. */
  readonly prepare: (call: GoodCall) => Input
  readonly answerOf: (output: Output) => Answer
}

export const rival = <Input, Output>(
  { name, does, prepare, answerOf }: Parts<Input, Output>,
  run: (input: Input) => Output,
): Rival => ({
  name,
  does,
  answer: async (call) => answerOf(run(prepare(call))),
  contend: (calls) => ({ name, work: inTurn(calls.map(prepare), run) }),
})

/** A rival that answers with a promise. */
export const awaitedRival = <Input, Output>(
  { name, does, prepare, answerOf }: Parts<Input, Output>,
  run: (input: Input) => Promise<Output>,
): Rival => ({
  name,
  does,
  answer: async (call) => answerOf(await run(prepare(call))),
  contend: (calls) => ({ name, work: inTurnAwaited(calls.map(prepare), run) }),
})
