import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalid } from '../decide/refusals.js'
import { describeFault } from '../document/parse-failure.js'
import type { ValidationRefusal } from '../refusal.js'
import { eventsLimits, instanceLimits } from './decided-limits.js'
import { readEvents, readInstance } from './read-record.js'
import type { Decision, DomainEvent, EntityInstance } from './record.js'

const importOf = (instance: EntityInstance, events: readonly DomainEvent[]): Decision => {
  const { entity, id, revision, lifecycle_state, fields } = instance
  const record = {
    definition: null,
    command: { command: 'legacy_import' },
    entity,
    id,
    revision,
    from_state: null,
    to_state: lifecycle_state,
    result: instance,
    changed: fields,
    events,
  } as const
  return { instance, record, events }
}

/**
 * A Decision made from an instance and events whose command nobody knows. It is unverified by its nature: its record
 * holds no definition, and `replay` refuses it (K-206).
 *
 * @returns `validation` at `instance` or `events` where they do not read
 */
export const legacyImport = (instance: unknown, events: unknown): Either<ValidationRefusal, Decision> => {
  const taken = readInstance(instance, instanceLimits)
  if (isLeft(taken)) return left(invalid('instance', describeFault(taken.left)))
  const read = readEvents(events, eventsLimits)
  if (isLeft(read)) return left(invalid('events', describeFault(read.left)))
  return right(importOf(taken.right, read.right))
}
