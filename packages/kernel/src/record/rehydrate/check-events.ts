import { entityMismatch } from '../../decide/refusals.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import type { CoreError } from '../../refusal.js'
import { equalByToken } from '../../value/equality.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import { faultOfEvent } from './fault-of-event.js'
import type { Run } from './run.js'

const checkEvent = (
  definition: CompiledDefinition,
  { id }: EntityInstance,
  event: DomainEvent,
  index: number,
): CoreError | undefined => {
  const { entity, version, states } = definition
  if (event.entity !== entity || event.version !== version) return entityMismatch(definition, event)
  if (event.id !== id) return faultOfEvent(index, event, `it is about \`${event.id}\`, the history about \`${id}\``)
  if (!states.has(event.to_state)) return { kind: 'unknown_state', entity, state: event.to_state }
  const { from_state, removed = [] } = event
  return from_state === null && removed.length > 0
    ? faultOfEvent(index, event, 'a creation removes nothing')
    : undefined
}

/** Step 1 of K-219: each event is of the type and the subject, enters a declared state, removes nothing at creation. */
export const checkEvents = (
  definition: CompiledDefinition,
  before: EntityInstance,
  { events, index }: Run,
): CoreError | undefined => {
  for (const [offset, event] of events.entries()) {
    const refusal = checkEvent(definition, before, event, index + offset)
    if (refusal !== undefined) return refusal
  }
  return undefined
}

const facts = ['from_state', 'to_state', 'args', 'changed', 'removed'] as const

// A `removed` that is not written is an empty one.
const differingFact = (event: DomainEvent, first: DomainEvent): string | undefined =>
  facts.find((fact) => !equalByToken(event[fact] ?? [], first[fact] ?? []))

/** Step 3 of K-219: the events of one decision agree on its facts. */
export const checkAgreement = ({ first, events, index }: Run): CoreError | undefined => {
  for (const [offset, event] of events.entries()) {
    const fact = differingFact(event, first)
    if (fact !== undefined) {
      return faultOfEvent(index + offset, event, `its \`${fact}\` is not that of the first event of its revision`)
    }
  }
  return undefined
}
