import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CoreError } from '../../refusal.js'
import { tokenOf, type JsonNumber } from '../../value/exact-number.js'
import { nextRevision } from '../../value/integer.js'
import { withChanges, type Change } from '../../value/members.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import { checkAgreement, checkEvents } from './check-events.js'
import { checkInstance, checkPayloads } from './check-result.js'
import { creationCandidate } from './creation-candidate.js'
import { faultOfEvent } from './fault-of-event.js'
import { operationCandidates } from './operation-candidates.js'
import type { Run } from './run.js'

/** The revision of the run, which is the next one. */
const reach = ({ entity, id, revision }: EntityInstance, { first, index }: Run): Either<CoreError, JsonNumber> => {
  const next = nextRevision(revision)
  if (next === undefined) return left({ kind: 'revision_exhausted', entity, id, revision })
  if (tokenOf(next) === tokenOf(first.revision)) return right(next)
  const fault = `it is at revision ${tokenOf(first.revision)}, and the history has reached ${tokenOf(revision)}`
  return left(faultOfEvent(index, first, fault))
}

/**
 * The cleared fields go, then the changed ones are written. The two share no name: no candidate changes what it clears,
 * and a creation removes nothing.
 */
const install = (before: EntityInstance, event: DomainEvent, revision: JsonNumber): EntityInstance => {
  const { to_state, changed, removed = [] } = event
  const cleared = removed.map((name): Change => [name, undefined])
  const fields = withChanges(before.fields, [...cleared, ...Object.entries(changed)])
  return { ...before, lifecycle_state: to_state, revision, fields }
}

/** Folds one run into the instance, in exactly the order of K-219. */
export const foldRun = (
  definition: CompiledDefinition,
  before: EntityInstance,
  run: Run,
): Either<CoreError, EntityInstance> => {
  const { first } = run
  // 1: each event is of this type and subject
  const foreign = checkEvents(definition, before, run)
  if (foreign !== undefined) return left(foreign)
  // 2: the revision is the next one
  const revision = reach(before, run)
  if (isLeft(revision)) return revision
  // 3: the events agree
  const torn = checkAgreement(run)
  if (torn !== undefined) return left(torn)
  // 4, 5: what may have made them
  const candidatesFor = first.from_state === null ? creationCandidate : operationCandidates
  const candidates = candidatesFor(definition, run, before)
  if (isLeft(candidates)) return candidates
  // 6: the new instance
  const after = install(before, first, revision.right)
  // 7, 8: it stands by itself
  const broken = checkInstance(definition, after, run)
  if (broken !== undefined) return left(broken)
  // 9: the payloads
  const unexplained = checkPayloads(candidates.right, after, run)
  return unexplained === undefined ? right(after) : left(unexplained)
}
