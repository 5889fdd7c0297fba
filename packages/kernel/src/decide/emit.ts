import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledEvent } from '../definition/compiled-event.js'
import { MissingReference, resolveTemplate } from '../definition/resolve-template.js'
import type { Scope } from '../definition/scope.js'
import type { DomainEvent, EntityInstance } from '../record/record.js'
import type { TemplateRefusal, ValidationRefusal } from '../refusal.js'
import { deepestValue, isDeeperThan } from '../value/depth.js'
import type { Json, JsonObject } from '../value/json.js'
import type { Difference } from './apply-changes.js'
import { invalid, missingReference, tooDeep } from './refusals.js'
import { withCopiedMembers } from './service/copied.js'

const eventOf = (
  type: string,
  payload: Json,
  { entity, version, id, revision }: EntityInstance,
  scope: Scope,
  { changed, removed }: Difference,
): DomainEvent => {
  // As in a record, a key that not every event has is added.
  const event: { -readonly [key in keyof DomainEvent]: DomainEvent[key] } = {
    entity,
    version,
    id,
    revision,
    type,
    from_state: scope.fromState,
    to_state: scope.toState,
    changed,
    args: scope.args.object,
    payload,
  }
  if (removed !== undefined) event.removed = removed
  return event
}

/** One event an entry, in order, repeats included; all share revision, states, changes and arguments (K-124, K-181). */
export const emit = (
  events: readonly CompiledEvent[],
  instance: EntityInstance,
  scope: Scope,
  difference: Difference,
): Either<TemplateRefusal | ValidationRefusal, readonly DomainEvent[]> => {
  const emitted = new Array<DomainEvent>(events.length)
  for (let index = 0; index < events.length; index += 1) {
    const { type, payload, copies } = events[index] as CompiledEvent
    const resolved = resolveTemplate(payload, scope)
    if (resolved instanceof MissingReference) return left(missingReference(resolved.expression))
    if (isDeeperThan(resolved, deepestValue)) return left(invalid(`events[${index}].payload`, tooDeep))
    // Only an object has members to copy to (SR-138).
    const complete =
      copies.length === 0 ? resolved : withCopiedMembers(resolved as JsonObject, copies, scope.args.object)
    emitted[index] = eventOf(type, complete, instance, scope, difference)
  }
  return right(emitted)
}
