import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalid } from '../decide/refusals.js'
import { takeInstance } from '../decide/take-instance.js'
import type { ValidationRefusal } from '../refusal.js'
import { readEvents } from './read-record.js'
import type { Decision } from './record.js'

/**
 * A Decision made from an instance and events whose command nobody knows. It is unverified by its nature: its record
 * holds
 * no definition, and `replay` refuses it (K-206).
 *
 * @returns `validation` at `instance` or `events` where they do not read
 */
export const legacyImport = (instance: unknown, events: unknown): Either<ValidationRefusal, Decision> => {
  const taken = takeInstance(instance)
  if (isLeft(taken)) return taken
  const read = readEvents(events)
  if (isLeft(read)) return left(invalid('events', `${read.left.path}: ${read.left.message}`))
  const { entity, id, revision, lifecycle_state, fields } = taken.right
  const record = {
    definition: null,
    command: { command: 'legacy_import' },
    entity,
    id,
    revision,
    from_state: null,
    to_state: lifecycle_state,
    result: taken.right,
    changed: fields,
    events: read.right,
  } as const
  return right({ instance: taken.right, record, events: read.right })
}
