import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { creationScope } from '../../decide/create.js'
import { judge } from '../../decide/judge.js'
import { invalid, invariantRefusal } from '../../decide/refusals.js'
import { checkObject } from '../../decide/take-object.js'
import { MissingReference } from '../../definition/compile-template.js'
import type { CompiledDefinition, CompiledEvent } from '../../definition/compiled-definition.js'
import type { Scope } from '../../definition/scope.js'
import { message } from '../../message.js'
import type { CoreError, ValidationRefusal } from '../../refusal.js'
import { equalByToken } from '../../value/equality.js'
import { tokenOf } from '../../value/exact-number.js'
import { nextRevision } from '../../value/integer.js'
import type { JsonObject } from '../../value/json.js'
import { withChanges, type Change } from '../../value/members.js'
import { namesOf } from '../../value/text.js'
import type { DomainEvent, EntityInstance } from '../record.js'
import { faultOfFacts, plausible, tryOperation } from './candidates.js'
import { checkHeads } from './heads.js'
import type { Run } from './run.js'

/** A fault of the history names the event by index and type (K-216). */
export const faultOfEvent = (index: number, { type }: DomainEvent, fault: string): ValidationRefusal =>
  invalid('events', `event ${index} (\`${type}\`): ${fault}`)

/** Templates that would have made the run's payloads, with what they read. */
interface Explanation {
  readonly name: string
  readonly events: readonly CompiledEvent[]
  readonly scope: Scope
}

const sameFacts = (left: DomainEvent, right: DomainEvent): boolean =>
  left.from_state === right.from_state &&
  left.to_state === right.to_state &&
  equalByToken(left.args, right.args) &&
  equalByToken(left.changed, right.changed) &&
  equalByToken(left.removed ?? [], right.removed ?? [])

/** Step 4: the creation, only as the first run. */
const explainCreation = (
  definition: CompiledDefinition,
  { first, events }: Run,
  before: EntityInstance,
): Either<string, readonly Explanation[]> => {
  if (tokenOf(before.revision) !== '0') return left('only the first event can have no state before it')
  const [declared] = definition.creationEvents
  if (declared === undefined) return left('the definition declares no creation event')
  if (first.to_state !== definition.initial) return left(`a creation enters \`${definition.initial}\``)
  if (first.type !== declared.type || events.length > 1) return left(`a creation emits one \`${declared.type}\``)
  if (!equalByToken(first.changed, first.args)) return left(`\`changed\` and \`args\` differ: ${differing(first)}`)
  const created = { ...before, fields: first.args }
  return right([{ name: 'create', events: definition.creationEvents, scope: creationScope(created) }])
}

const differing = ({ changed, args }: DomainEvent): string =>
  namesOf({ ...changed, ...args })
    .filter((name) => !equalByToken(changed[name] ?? null, args[name] ?? null))
    .map((name) => `\`${name}\``)
    .join(', ')

/** Step 5: the operations that could have made the run. */
const explainOperation = (
  definition: CompiledDefinition,
  run: Run,
  before: EntityInstance,
): Either<string, readonly Explanation[]> => {
  const { from_state } = run.first
  if (from_state !== before.lifecycle_state) return left(`the state before it is \`${before.lifecycle_state}\``)
  const operations = plausible(definition, run)
  const fault = faultOfFacts(operations, run)
  if (fault !== undefined) return left(fault)
  const reasons: string[] = []
  const explanations: Explanation[] = []
  for (const operation of operations) {
    const scope = tryOperation(operation, run, before)
    if (isLeft(scope)) reasons.push(`\`${operation.name}\`: ${scope.left}`)
    else explanations.push({ name: operation.name, events: operation.events, scope: scope.right })
  }
  return explanations.length === 0 ? left(`no operation explains it; ${reasons.join('; ')}`) : right(explanations)
}

/** Step 6: the cleared fields go, then the changed ones are written. */
const install = (fields: JsonObject, { changed, removed = [] }: DomainEvent): Either<string, JsonObject> => {
  const both = removed.find((name) => Object.hasOwn(changed, name))
  if (both !== undefined) return left(`\`${both}\` is both changed and removed`)
  const cleared = removed.map((name): Change => [name, undefined])
  return right(withChanges(fields, [...cleared, ...Object.entries(changed)]))
}

/** Step 9: do the templates give exactly the recorded payloads? One that cannot be resolved does not. */
const givesPayloads = ({ events, scope }: Explanation, run: Run): boolean =>
  events.every(({ payload }, index) => {
    const resolved = payload(scope)
    return !(resolved instanceof MissingReference) && equalByToken(resolved, run.events[index]?.payload ?? null)
  })

/** Steps 7 to 9: the schema, the invariants, the payloads. */
const faultOfResult = (
  definition: CompiledDefinition,
  run: Run,
  after: EntityInstance,
  explanations: readonly Explanation[],
): string | undefined => {
  const invalidFields = checkObject(after.fields, 'fields', definition.schema)
  if (invalidFields !== undefined) return message(invalidFields)
  const violated = judge(definition.invariants, { ...creationScope(after), args: {}, oldFields: {} })
  if (violated !== undefined) return message(invariantRefusal(violated))
  const resolved = explanations.map((explanation) => ({
    ...explanation,
    scope: { ...explanation.scope, fields: after.fields },
  }))
  if (resolved.some((explanation) => givesPayloads(explanation, run))) return undefined
  return `the payload is not what ${explanations.map(({ name }) => `\`${name}\``).join(', ')} gives`
}

/** Folds one run into the instance, in the order of K-219. */
export const foldRun = (
  definition: CompiledDefinition,
  before: EntityInstance,
  run: Run,
): Either<CoreError, EntityInstance> => {
  const { first, index } = run
  const refuse = (fault: string) => left(faultOfEvent(index, first, fault))
  // 1: each event is of this type and subject, and its state is declared
  const head = checkHeads(definition, before, run)
  if (head !== undefined) return left(head)
  // 2: the revision is the next one
  const revision = nextRevision(before.revision)
  const { entity, id, version } = before
  if (revision === undefined) return left({ kind: 'revision_exhausted', entity, id, revision: before.revision })
  if (tokenOf(revision) !== tokenOf(first.revision)) {
    return refuse(
      `it is at revision ${tokenOf(first.revision)}, and the history has reached ${tokenOf(before.revision)}`,
    )
  }
  // 3: the events of one decision agree on its facts
  if (!run.events.every((event) => sameFacts(event, first))) return refuse('the events of its revision disagree')
  // 4, 5: what could have made them
  const explain = first.from_state === null ? explainCreation : explainOperation
  const explanations = explain(definition, run, before)
  if (isLeft(explanations)) return refuse(explanations.left)
  // 6: the new instance
  const fields = install(before.fields, first)
  if (isLeft(fields)) return refuse(fields.left)
  const after: EntityInstance = { entity, version, id, lifecycle_state: first.to_state, revision, fields: fields.right }
  // 7 to 9: it holds, and the payloads are its own
  const fault = faultOfResult(definition, run, after, explanations.right)
  return fault === undefined ? right(after) : refuse(fault)
}
