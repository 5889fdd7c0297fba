import { isLeft } from 'fp-ts/lib/Either.js'
import { scopeOf } from '../../decide/scope-of.js'
import { emit } from '../../decide/emit.js'
import { invariantRefusal, missingReference, preconditionRefusal } from '../../decide/refusals.js'
import { checkObject } from '../../decide/take-object.js'
import { heldByName } from '../../definition/held.js'
import { nextRevision } from '../../value/integer.js'
import type { JsonObject } from '../../value/json.js'
import { withChanges } from '../../value/members.js'
import { invariantList, preconditionList } from '../explain-rules.js'
import { refusedAt, type Asked } from './asked.js'
import type { Refused } from './availability.js'
import { foreseeSet, type Foreseen } from './foresee-set.js'
import { byImpossibleRule, type Rules } from './impossible-rule.js'
import { missingIn, type Known } from './known.js'
import { narrowed } from './narrowed.js'
import { openFields, referencesIn } from './opening.js'

const preconditionsOf = ({ operation: { name, preconditions }, document }: Asked): Rules => ({
  ...preconditionList(name),
  documents: document.preconditions,
  compiled: preconditions,
  refusalOf: (judgement) => preconditionRefusal(name, judgement),
})

const invariantsOf = ({ definition: { document, invariants } }: Asked): Rules => ({
  ...invariantList,
  documents: document.invariants,
  compiled: invariants,
  refusalOf: invariantRefusal,
})

/** The fields that open arguments reach are left out of both. */
const byFields = ({ definition, operation }: Asked, fields: JsonObject, { open }: Foreseen): Refused | undefined => {
  const refusal = checkObject(
    fields,
    'fields',
    narrowed(definition.document.schema, definition.service?.level ?? 0, (name) => !open.has(name)),
  )
  return refusal === undefined ? undefined : refusedAt(operation.name, 'fields', refusal)
}

const byRevision = ({ operation: { name }, taken }: Asked): Refused | undefined => {
  const { entity, id, revision } = taken.instance
  return nextRevision(revision) === undefined
    ? refusedAt(name, 'revision', { kind: 'revision_exhausted', entity, id, revision })
    : undefined
}

const nothingChanged = { changed: {}, removed: undefined }

/** Events up to the first that reads something open are resolved; of the others, only what is missing is certain. */
const byEvents = ({ operation, document, taken }: Asked, known: Known): Refused | undefined => {
  const payloads = document.emits.map(({ payload }) => payload)
  const firstOpen = payloads.findIndex((payload) => referencesIn(payload).some(known.isOpen))
  const closed = firstOpen === -1 ? operation.events : operation.events.slice(0, firstOpen)
  const emitted = emit(closed, taken.instance, known.scope, nothingChanged)
  if (isLeft(emitted)) return refusedAt(operation.name, 'events', emitted.left)
  const missing = payloads.map((payload) => missingIn(payload, known)).find((reference) => reference !== undefined)
  return missing === undefined ? undefined : refusedAt(operation.name, 'events', missingReference(missing))
}

const bySetAndLater = (asked: Asked, before: Known): Refused | undefined => {
  const { operation, document, taken } = asked
  const foreseen = foreseeSet(operation, document, before)
  if (isLeft(foreseen)) return refusedAt(operation.name, 'set', foreseen.left)
  const { changes, open } = foreseen.right
  const fields = withChanges(taken.instance.fields, [
    ...changes,
    ...[...open].map((name) => [name, undefined] as const),
  ])
  const scope = scopeOf(taken, before.scope.toState, before.scope.args, heldByName(fields))
  const after = { scope, isOpen: openFields(before.isOpen, open) }
  return (
    byFields(asked, fields, foreseen.right) ??
    byRevision(asked) ??
    byImpossibleRule(operation.name, invariantsOf(asked), after) ??
    byEvents(asked, after)
  )
}

/**
 * The first step, in the order of K-170 from the preconditions on, that refuses whatever the open arguments are.
 * From `set` on, the fields that they reach are open too.
 */
export const certainRefusal = (asked: Asked, before: Known): Refused | undefined =>
  byImpossibleRule(asked.operation.name, preconditionsOf(asked), before) ?? bySetAndLater(asked, before)
