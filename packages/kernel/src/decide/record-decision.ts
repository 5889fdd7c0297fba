import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { Command, Decision, DomainEvent, EntityInstance } from '../record/record.js'
import type { Difference } from './difference.js'

/** The Decision with its complete record: `instance` is `record.result`, `events` are `record.events` (K-183, K-186). */
export const recordDecision = (
  { document }: CompiledDefinition,
  command: Command,
  fromState: string | null,
  instance: EntityInstance,
  { changed, removed }: Difference,
  events: readonly DomainEvent[],
): Decision => {
  const { entity, id, revision, lifecycle_state } = instance
  const head = { definition: document, command, entity, id, revision, from_state: fromState, to_state: lifecycle_state }
  const record =
    removed === undefined
      ? { ...head, result: instance, changed, events }
      : { ...head, result: instance, changed, removed, events }
  return { instance, record, events }
}
