import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { invalid, notValidated } from '../../decide/refusals.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CompiledService } from '../../definition/service/compiled-service.js'
import { compiledOf, type ValidatedDefinition } from '../../definition/validated-definition.js'
import { describeFault } from '../../document/parse-failure.js'
import type { CoreError, ValidationRefusal } from '../../refusal.js'
import { isBlank } from '../../value/text.js'
import { eventsLimits } from '../decided-limits.js'
import { readEvents } from '../read-record.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import { faultOfEvent } from './fault-of-event.js'
import { foldRun } from './fold.js'
import { runsOf, type Run } from './run.js'

/** What the fold starts from (K-218). */
const beginning = (definition: CompiledDefinition, id: string): EntityInstance => ({
  entity: definition.entity,
  version: definition.version,
  id,
  lifecycle_state: definition.initial,
  revision: 0,
  fields: {},
})

const fold = (definition: CompiledDefinition, runs: readonly Run[], id: string): Either<CoreError, EntityInstance> => {
  let instance = beginning(definition, id)
  for (const run of runs) {
    const next = foldRun(definition, instance, run)
    if (isLeft(next)) return next
    instance = next.right
  }
  return right(instance)
}

const foldEvents = (
  definition: CompiledDefinition,
  events: readonly DomainEvent[],
): Either<CoreError, EntityInstance> => {
  const [first] = events
  if (first === undefined) return left(invalid('events', 'the history is empty'))
  if (first.from_state !== null) return left(faultOfEvent(0, first, 'a history begins with a creation'))
  if (isBlank(first.id)) return left(faultOfEvent(0, first, 'the identity is blank'))
  return fold(definition, runsOf(events), first.id)
}

/** Events alone tell neither which outcome was taken nor which decisions there were between them (SR-178). */
const serviceFault = ({ entity, version }: CompiledDefinition, { semantics }: CompiledService): ValidationRefusal =>
  invalid('events', `\`${entity}\` version ${version} has the rules of ${semantics}; only its records replay`)

/**
 * Folds an event-only history, oldest event first, into the instance that it proves (K-216 to K-222).
 *
 * It proves less than `replay`: a decision without events is invisible, and where one is followed by a decision with
 * events the fold refuses at the gap.
 *
 * @param definition of `kernel/1`; one of the service rules is `validation` at `events`, before any event is read
 * @param events as JSON; one that does not read is refused like every other fault
 * @returns `validation` with one error at `events`, naming the event by index and type; or `entity_mismatch`,
 *   `unknown_state`, `revision_exhausted`
 */
export const rehydrate = (definition: ValidatedDefinition, events: unknown): Either<CoreError, EntityInstance> => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return left(notValidated())
  if (compiled.service !== undefined) return left(serviceFault(compiled, compiled.service))
  const read = readEvents(events, eventsLimits)
  if (isLeft(read)) return left(invalid('events', describeFault(read.left)))
  return foldEvents(compiled, read.right)
}
