import { canonical, type CoreError, type Decision, type Json } from '@assent/kernel'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import type { Call, RulePlace } from './exploration.js'

/** A call that was tried, at a node of the graph; `from` is null where the call is a creation. */
export interface Sighting {
  readonly from: number | null
  readonly call: Call
}

/** The first sighting of each kind at each node, kinds in the order in which they were first seen. */
export type Sightings = Map<string, Map<number | null, Sighting>>

// A refusal by the schema is one kind a place: of the id, of the fields, of the arguments.
const detailOf = (refusal: CoreError): Json => {
  switch (refusal.kind) {
    case 'validation':
      return refusal.errors[0]?.path.split(/[.[]/, 1)[0] ?? null
    case 'template':
      return refusal.expression
    case 'increment_overflow':
      return refusal.field
    case 'refused':
    case 'outcome_unobservable':
    case 'unspecified_move_source':
    case 'fulfillment_required':
      return refusal.outcome
    default:
      return null
  }
}

/** The operation of a call; null of a creation. */
export const operationOf = (call: Call): string | null => (call.command === 'create' ? null : call.operation)

/** What was called, in which state, and how it was answered: calls of one kind are witnesses of the same. */
export const kindOfCall = (
  call: Call,
  state: string | null,
  decided: Either<CoreError, Decision>,
  rule: RulePlace | null,
): string => {
  const operation = operationOf(call)
  if (!isLeft(decided)) {
    const { outcome } = decided.right.record
    return canonical([operation, 'accepted', state, ...(outcome === undefined ? [] : [outcome])])
  }
  const { left: refusal } = decided
  const where = refusal.kind === 'invalid_transition' ? state : null
  return canonical([operation, refusal.kind, rule, detailOf(refusal), where])
}

/** Keeps a sighting, unless its kind was seen at this node. */
export const note = (sightings: Sightings, kind: string, sighting: Sighting): void => {
  const seen = sightings.get(kind) ?? new Map<number | null, Sighting>()
  if (!seen.has(sighting.from)) seen.set(sighting.from, sighting)
  sightings.set(kind, seen)
}
