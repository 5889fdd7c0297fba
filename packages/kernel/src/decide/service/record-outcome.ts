import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CompiledEffect, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { Command, Decision, DecisionRecord, DomainEvent, Effect, EntityInstance } from '../../record/record.js'
import type { JsonObject } from '../../value/json.js'
import type { Difference } from '../apply-changes.js'
import { recordDecision } from '../record-decision.js'

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

/** Spelled out like the record of `kernel/1`, for the same reason. */
const recordOf = (
  { document }: CompiledDefinition,
  command: Command,
  fromState: string | null,
  result: EntityInstance,
  changed: Difference['changed'],
  events: readonly DomainEvent[],
  { outcome, response }: Answered,
): DecisionRecord => ({
  definition: document,
  command,
  entity: result.entity,
  id: result.id,
  revision: result.revision,
  from_state: fromState,
  to_state: result.lifecycle_state,
  result,
  changed,
  events,
  outcome: outcome.name,
  effect: effects[outcome.effect.kind],
  response,
})

/** The Decision with its record, which names the outcome where one was taken (SR-165, SR-166). */
export const recordOutcome = (
  definition: CompiledDefinition,
  command: Command,
  fromState: string | null,
  instance: EntityInstance,
  difference: Difference,
  events: readonly DomainEvent[],
  answered: Answered | undefined,
): Decision => {
  if (answered === undefined) return recordDecision(definition, command, fromState, instance, difference, events)
  const { changed, removed } = difference
  const record = recordOf(definition, command, fromState, instance, changed, events, answered)
  return { instance, record: removed === undefined ? record : { ...record, removed }, events }
}
