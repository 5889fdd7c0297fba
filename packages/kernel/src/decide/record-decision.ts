import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { Command, Decision, DecisionRecord, DomainEvent, EntityInstance } from '../record/record.js'
import type { Difference } from './apply-changes.js'

/**
 * The keys of a record that are always written; spelled out, since spreading one literal into another costs far more.
 */
const recordOf = (
  { document }: CompiledDefinition,
  command: Command,
  fromState: string | null,
  result: EntityInstance,
  changed: Difference['changed'],
  events: readonly DomainEvent[],
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
})

/**
 * The Decision with its complete record: `instance` is `record.result`, `events` are `record.events` (K-183, K-186).
 */
export const recordDecision = (
  definition: CompiledDefinition,
  command: Command,
  fromState: string | null,
  instance: EntityInstance,
  { changed, removed }: Difference,
  events: readonly DomainEvent[],
): Decision => {
  const record = recordOf(definition, command, fromState, instance, changed, events)
  return { instance, record: removed === undefined ? record : { ...record, removed }, events }
}
