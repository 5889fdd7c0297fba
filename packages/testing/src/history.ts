import {
  decide,
  decideCreate,
  type CoreError,
  type Decision,
  type FulfillmentActions,
  type Json,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isRight, type Either } from 'fp-ts/lib/Either.js'

/** A call of an operation on whatever the instance is by then. */
export interface OperationCall {
  readonly operation: string
  readonly arguments: Json
  /** What the host does to the fields that an outcome leaves to it (SR-142). */
  readonly fulfillments?: FulfillmentActions
}

/** What is asked of one instance: its creation, then one call after the other. */
export interface Requests {
  readonly definition: ValidatedDefinition
  readonly id: string
  /** What the creation takes: fields, or the arguments of its outcomes. */
  readonly fields: JsonObject
  readonly calls: readonly OperationCall[]
}

/** What was asked of one instance, and what the kernel answered. */
export interface History extends Requests {
  /** To the creation, then to each call. */
  readonly answers: readonly Either<CoreError, Decision>[]
  /** The accepted ones of the answers, oldest first. Each goes on with the instance of the one before. */
  readonly decisions: readonly Decision[]
}

const answered = (history: History, answer: Either<CoreError, Decision>): History => ({
  ...history,
  answers: [...history.answers, answer],
  decisions: isRight(answer) ? [...history.decisions, answer.right] : history.decisions,
})

/** A history of a creation alone. */
export const begin = (definition: ValidatedDefinition, id: string, fields: JsonObject): History =>
  answered({ definition, id, fields, calls: [], answers: [], decisions: [] }, decideCreate(definition, { id, fields }))

/** The history with one more call on the instance as it is by then; without an instance there is none to make. */
export const proceed = (history: History, call: OperationCall): History => {
  const instance = history.decisions.at(-1)?.instance
  if (instance === undefined) return history
  const called = { ...history, calls: [...history.calls, call] }
  return answered(called, decide(history.definition, { instance, ...call }))
}

/**
 * Asks the kernel: creates, then makes each call on the instance as it is by then. A refused call leaves it as it is.
 * After a refused creation no call is made, and `calls` is empty.
 *
 * @example historyOf({ definition, id: 'a', fields: {}, calls: [{ operation: 'close', arguments: {} }] }).decisions
 */
export const historyOf = ({ definition, id, fields, calls }: Requests): History =>
  calls.reduce(proceed, begin(definition, id, fields))
