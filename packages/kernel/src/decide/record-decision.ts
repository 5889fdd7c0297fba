import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { Command, Decision, DecisionRecord, DomainEvent, EntityInstance } from '../record/record.js'
import type { Difference } from './apply-changes.js'

/** A record that nobody has seen yet. */
export type NewRecord = { -readonly [key in keyof DecisionRecord]: DecisionRecord[key] }

/**
 * The complete record (K-183). Keys that not every record has are added to the literal: spreading it into another one
 * costs as much as the whole decision.
 */
export const recordOf = (
  { document }: CompiledDefinition,
  command: Command,
  fromState: string | null,
  result: EntityInstance,
  { changed, removed }: Difference,
  events: readonly DomainEvent[],
): NewRecord => {
  const record: NewRecord = {
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
  }
  if (removed !== undefined) record.removed = removed
  return record
}

/** The Decision of a record: `instance` is `record.result`, `events` are `record.events` (K-186). */
export const decisionOf = (record: DecisionRecord): Decision => ({
  instance: record.result,
  record,
  events: record.events,
})
