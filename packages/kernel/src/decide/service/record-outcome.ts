import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CompiledEffect, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { Command, Decision, DomainEvent, Effect, EntityInstance } from '../../record/record.js'
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
  const decision = recordDecision(definition, command, fromState, instance, difference, events)
  if (answered === undefined) return decision
  const { outcome, response } = answered
  const record = { ...decision.record, outcome: outcome.name, effect: effects[outcome.effect.kind], response }
  return { ...decision, record }
}
