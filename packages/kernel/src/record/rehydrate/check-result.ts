import { isLeft } from 'fp-ts/lib/Either.js'
import { creationScope } from '../../decide/creation.js'
import { emit } from '../../decide/emit.js'
import { judge } from '../../decide/judge.js'
import { invariantRefusal } from '../../decide/refusals.js'
import { checkObject } from '../../decide/take-object.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { heldByName } from '../../definition/held.js'
import { message } from '../../message.js'
import type { CoreError } from '../../refusal.js'
import { equalByToken } from '../../value/equality.js'
import type { EntityInstance } from '../record.js'
import type { Candidate } from './candidate.js'
import { faultOfEvent } from './fault-of-event.js'
import type { Run } from './run.js'

const nothingHeld = heldByName({})

/** Steps 7 and 8 of K-219: the fields satisfy the schema, and the invariants hold of the instance by itself. */
export const checkInstance = (
  { schema, invariants }: CompiledDefinition,
  after: EntityInstance,
  { first, index }: Run,
): CoreError | undefined => {
  const invalidFields = checkObject(after.fields, 'fields', schema)
  if (invalidFields !== undefined) return faultOfEvent(index, first, message(invalidFields))
  const violated = judge(invariants, { ...creationScope(after), args: nothingHeld, oldFields: nothingHeld })
  return violated === undefined ? undefined : faultOfEvent(index, first, message(invariantRefusal(violated)))
}

/** Why a candidate does not give the run's payloads, under its name; nothing where it does. */
const disagreement = ({ name, events, scope }: Candidate, after: EntityInstance, run: Run): string | undefined => {
  const { changed, removed } = run.first
  const emitted = emit(events, after, { ...scope, fields: heldByName(after.fields) }, { changed, removed })
  if (isLeft(emitted)) return `\`${name}\`: ${message(emitted.left)}`
  const payloads = emitted.right.map(({ payload }) => payload)
  const recorded = run.events.map(({ payload }) => payload)
  return equalByToken(payloads, recorded) ? undefined : `\`${name}\`: it gives another payload`
}

/** Step 9 of K-219: one candidate at least gives exactly the recorded payloads, with the fields after (K-175). */
export const checkPayloads = (
  candidates: readonly Candidate[],
  after: EntityInstance,
  run: Run,
): CoreError | undefined => {
  const reasons = candidates.map((candidate) => disagreement(candidate, after, run))
  if (reasons.includes(undefined)) return undefined
  return faultOfEvent(run.index, run.first, `no operation gives its payload; ${reasons.join('; ')}`)
}
