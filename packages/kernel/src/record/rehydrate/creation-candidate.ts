import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { creationScope } from '../../decide/creation.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CoreError } from '../../refusal.js'
import { equalByToken } from '../../value/equality.js'
import { memberOf } from '../../value/json.js'
import { compareText } from '../../value/text.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import type { Candidate } from './candidate.js'
import { faultOfEvent } from './fault-of-event.js'
import type { Run } from './run.js'

/** The members that the two hold differently, or that only one of them holds. */
const differingNames = ({ changed, args }: DomainEvent): readonly string[] => {
  const names = new Set([...Object.keys(changed), ...Object.keys(args)])
  return [...names].sort(compareText).filter((name) => {
    const [one, other] = [memberOf(changed, name), memberOf(args, name)]
    return one === undefined || other === undefined || !equalByToken(one, other)
  })
}

/** Step 4 of K-219: a creation comes only first, and is the one that the definition declares. */
export const creationCandidate = (
  { initial, creationEvents }: CompiledDefinition,
  { first, events, index }: Run,
  before: EntityInstance,
): Either<CoreError, readonly Candidate[]> => {
  const refuse = (fault: string) => left(faultOfEvent(index, first, fault))
  if (index > 0) return refuse('only the first event can have no state before it')
  if (first.to_state !== initial) return refuse(`a creation enters \`${initial}\``)
  const [declared] = creationEvents
  if (declared === undefined) return refuse('the definition declares no creation event')
  if (first.type !== declared.type) return refuse(`a creation emits \`${declared.type}\``)
  if (events.length > 1) return refuse(`a creation emits one event, not ${events.length}`)
  const differing = differingNames(first)
  if (differing.length > 0) return refuse(`\`changed\` and \`args\` differ in \`${differing.join('`, `')}\``)
  return right([{ name: 'create', events: creationEvents, scope: creationScope({ ...before, fields: first.args }) }])
}
