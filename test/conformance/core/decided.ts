import type { Decision, DeclaredAnswer, Evaluation } from '@assent/kernel'
import { documentOf, type Response } from '../calls.js'
import type { CoreState } from './state.js'

/** Keeps the record of an accepted decision, and answers the decision's keys. */
export const decided =
  (state: CoreState) =>
  (decision: Decision): Response => {
    const { instance, events, record } = decision
    state.records.push(record)
    const { outcome, response } = record
    return {
      instance: documentOf(instance),
      events: documentOf(events),
      record: documentOf(record),
      ...(outcome === undefined ? {} : { outcome }),
      ...(response === undefined ? {} : { response }),
      value: documentOf(decision),
    }
  }

/** A declared refusal as an answer (its `value` is the message). */
export const refusedAnswer = ({ outcome, error, message }: DeclaredAnswer): Response => ({
  status: 'refused',
  outcome,
  error_name: error,
  value: message,
})

/** The same for a call that answers a declared refusal as a value. */
export const evaluated =
  (state: CoreState) =>
  (evaluation: Evaluation): Response =>
    'accepted' in evaluation ? decided(state)(evaluation.accepted) : refusedAnswer(evaluation.refused)
