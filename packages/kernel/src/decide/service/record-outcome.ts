import type { CompiledEffect, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { Decision, Effect } from '../../record/record.js'
import type { JsonObject } from '../../value/json.js'
import { decisionOf, type NewRecord } from '../record-decision.js'

const effects: { readonly [kind in CompiledEffect['kind']]: Effect } = {
  creates: 'created',
  moves: 'moved',
  updates: 'updated',
  none: 'unchanged',
}

/** An outcome that was taken, and what it answers. */
export interface Answered {
  readonly outcome: CompiledOutcome
  readonly response: JsonObject
}

/** The Decision of a new record, which names the outcome where one was taken (SR-165, SR-166). */
export const recordOutcome = (record: NewRecord, answered: Answered | undefined): Decision => {
  if (answered !== undefined) {
    record.outcome = answered.outcome.name
    record.effect = effects[answered.outcome.effect.kind]
    record.response = answered.response
  }
  return decisionOf(record)
}
