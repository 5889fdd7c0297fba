import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { separate } from 'fp-ts/lib/ReadonlyArray.js'
import type { CompiledDefinition, CompiledOperation } from '../../definition/compiled-definition.js'
import type { CoreError } from '../../refusal.js'
import type { EntityInstance } from '../record.js'
import type { Candidate } from './candidate.js'
import { faultOfEvent } from './fault-of-event.js'
import type { Run } from './run.js'
import { tryOperation } from './try-operation.js'

const emits = ({ events }: CompiledOperation, type: string): boolean => events.some((event) => event.type === type)

const onEdge = ({ operations }: CompiledDefinition, from: string, to: string): readonly CompiledOperation[] =>
  [...operations.values()].filter(({ transitions }) => transitions.get(from) === to)

/**
 * The operations that declare the edge and emit at least one type of the run. Each type must be emitted by one of them,
 * and each cleared name be cleared by one.
 */
const plausible = (
  definition: CompiledDefinition,
  from: string,
  { first, events, index }: Run,
): Either<CoreError, readonly CompiledOperation[]> => {
  const refuse = (fault: string, offset = 0, event = first) => left(faultOfEvent(index + offset, event, fault))
  const edge = `from \`${from}\` to \`${first.to_state}\``
  const declaring = onEdge(definition, from, first.to_state)
  if (declaring.length === 0) return refuse(`no operation leads ${edge}`)
  for (const [offset, event] of events.entries()) {
    const isEmitted = declaring.some((operation) => emits(operation, event.type))
    if (!isEmitted) return refuse(`no operation ${edge} emits it`, offset, event)
  }
  const emitting = declaring.filter((operation) => events.some(({ type }) => emits(operation, type)))
  const kept = first.removed?.find((name) => !emitting.some(({ clears }) => clears.has(name)))
  return kept === undefined ? right(emitting) : refuse(`no operation that emits it clears \`${kept}\``)
}

/** Step 5 of K-219: the operations that could have made the run; there must be one (K-220). */
export const operationCandidates = (
  definition: CompiledDefinition,
  run: Run,
  before: EntityInstance,
): Either<CoreError, readonly Candidate[]> => {
  const { first, index } = run
  const { lifecycle_state: from } = before
  if (first.from_state !== from) return left(faultOfEvent(index, first, `the state before it is \`${from}\``))
  const operations = plausible(definition, from, run)
  if (isLeft(operations)) return operations
  const tried = operations.right.map((operation) => tryOperation(operation, run, before))
  const { left: reasons, right: candidates } = separate(tried)
  if (candidates.length > 0) return right(candidates)
  return left(faultOfEvent(index, first, `no operation explains it; ${reasons.join('; ')}`))
}
