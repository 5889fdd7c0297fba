import type { DecisionRecord, DomainEvent, EventDocument, JsonObject } from '@assent/kernel'
import { missingIn } from './assign.js'
import { resolve, type Facts } from './facts.js'
import type { Reading } from './refusal.js'

/** A record as the plain reading has it: all but the definition. */
export type PlainRecord = Omit<DecisionRecord, 'definition'>

/** What a decision did, before its events. */
type Done = Pick<PlainRecord, 'command' | 'from_state' | 'result' | 'changed' | 'removed'>

/** The record with one event a template, in order; or the first reference of a payload that gives nothing (K-180). */
export const recorded = (
  done: Done,
  args: JsonObject,
  templates: readonly EventDocument[],
  facts: Facts,
): Reading<PlainRecord> => {
  const missing = templates.map(({ payload }) => missingIn(payload, facts)).find((one) => one !== undefined)
  if (missing !== undefined) return { refused: missing }
  const { entity, version, id, revision, lifecycle_state: to_state } = done.result
  const { from_state, changed, removed } = done
  const events = templates.map(({ type, payload }): DomainEvent => ({
    entity,
    version,
    id,
    revision,
    type,
    from_state,
    to_state,
    changed,
    ...(removed === undefined ? {} : { removed }),
    args,
    payload: resolve(payload, facts),
  }))
  return { accepted: { ...done, entity, id, revision, to_state, events } }
}
