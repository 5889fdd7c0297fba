import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { invalid } from '../../decide/refusals.js'
import type { CoreError } from '../../refusal.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import type { Run } from './run.js'

const checkHead = (
  definition: CompiledDefinition,
  { id }: EntityInstance,
  event: DomainEvent,
  index: number,
): CoreError | undefined => {
  if (event.entity !== definition.entity || event.version !== definition.version) {
    const { entity, version } = definition
    const expected = { expected_entity: entity, expected_version: version }
    return { kind: 'entity_mismatch', ...expected, actual_entity: event.entity, actual_version: event.version }
  }
  const place = `event ${index} (\`${event.type}\`)`
  if (event.id !== id) return invalid('events', `${place}: it is about \`${event.id}\`, the history about \`${id}\``)
  if (!definition.states.has(event.to_state)) {
    return { kind: 'unknown_state', entity: event.entity, state: event.to_state }
  }
  const removes = event.from_state === null && event.removed !== undefined && event.removed.length > 0
  return removes ? invalid('events', `${place}: a creation removes nothing`) : undefined
}

/** Step 1 of K-219 for every event of a run: type, subject, declared state, and nothing removed at a creation. */
export const checkHeads = (definition: CompiledDefinition, before: EntityInstance, run: Run): CoreError | undefined => {
  for (const [offset, event] of run.events.entries()) {
    const fault = checkHead(definition, before, event, run.index + offset)
    if (fault !== undefined) return fault
  }
  return undefined
}
