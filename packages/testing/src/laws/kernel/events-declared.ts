import { memberOf, type Decision, type EventDocument } from '@assent/kernel'
import { resolve } from '../../model/facts.js'
import { sameAs } from '../expect.js'
import { factsAfter } from './facts-of.js'
import type { KernelLaw } from './kernel-law.js'
import { decisionOf, type Step } from './walk.js'

const declared = ({ asked, definition: { document } }: Step): readonly EventDocument[] => {
  if (asked.kind === 'execute') return memberOf(document.operations, asked.operation)?.emits ?? []
  return document.create.emit === null ? [] : [document.create.emit]
}

const checkPayloads = (step: Step, decision: Decision): void => {
  const facts = factsAfter(step, decision)
  const expected = declared(step).map(({ type, payload }) => [type, resolve(payload, facts)])
  sameAs(
    'types and payloads',
    expected,
    decision.events.map(({ type, payload }) => [type, payload]),
  )
}

/** What happened is told as the definition says, and each event tells of the same decision. */
export const eventsDeclared: KernelLaw = {
  name: 'K-124, K-175, K-181: events come in the declared order, with the declared payload read after the operation',
  rules: 'kernel',
  holds: (step) => {
    const decision = decisionOf(step)
    if (decision === undefined) return undefined
    checkPayloads(step, decision)
    const { instance, record } = decision
    const { from_state, to_state, changed, removed, command } = record
    const args = command.command === 'execute' ? command.arguments : instance.fields
    const { entity, version, id, revision } = instance
    const shared = { entity, version, id, revision, from_state, to_state, changed, args }
    for (const { type: _type, payload: _payload, ...event } of decision.events)
      sameAs('what every event says', removed === undefined ? shared : { ...shared, removed }, event)
    return undefined
  },
}
