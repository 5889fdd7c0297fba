import type { CompiledDefinition } from '../definition/compiled-definition.js'
import type { EntityInstance } from '../record/record.js'
import type { EntityMismatch, SubjectMismatch, UnknownState } from '../refusal.js'
import { entityMismatch } from './refusals.js'

/** Is the instance the one that was named, of the definition, in one of its states (SR-159, K-214)? */
export const checkSubject = (
  definition: CompiledDefinition,
  instance: EntityInstance,
  expectedId: string,
): EntityMismatch | SubjectMismatch | UnknownState | undefined => {
  const { entity, version, id, lifecycle_state: state } = instance
  if (entity !== definition.entity || version !== definition.version) return entityMismatch(definition, instance)
  if (id !== expectedId) return { kind: 'subject_mismatch', entity, expected_id: expectedId, actual_id: id }
  return definition.states.has(state) ? undefined : { kind: 'unknown_state', entity, state }
}
