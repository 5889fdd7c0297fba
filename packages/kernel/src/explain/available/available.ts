import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { attempt, scopeOf, type Attempt } from '../../decide/attempt.js'
import { takeInstance } from '../../decide/take-instance.js'
import { takeObject } from '../../decide/take-object.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { compiledOf, type ValidatedDefinition } from '../../definition/validated-definition.js'
import type { EntityInstance } from '../../record/record.js'
import type { OperationDocument } from '../../document/document.js'
import { isJsonObject, type JsonObject } from '../../value/json.js'
import { toJson } from '../../value/to-json.js'
import { explainAttemptedRules } from '../explain.js'
import { neededToHold } from '../needed-clauses.js'
import { refusingRule } from '../unlock.js'
import { refusedAt, refusedByRule, type Asked } from './asked.js'
import type { Availability, Depends, Refused } from './availability.js'
import { certainRefusal } from './certain-refusal.js'
import type { Known } from './known.js'
import { isOpenTo, missingArguments } from './missing-arguments.js'
import { narrowed } from './narrowed.js'
import { openArguments } from './opening.js'
import { residualOfRules } from './residual.js'

type Stop = Extract<Attempt['end'], { readonly refusal: unknown }>

/** The refusal of an attempt that no further argument changes. */
const refusedBy = (
  { definition, operation: { name } }: Asked,
  attempted: Attempt,
  { step, refusal }: Stop,
): Refused => {
  const rule = refusingRule(explainAttemptedRules(definition, name, attempted))
  return rule === undefined
    ? refusedAt(name, step, refusal)
    : refusedByRule(name, refusal, rule, neededToHold(rule.clause))
}

const dependsOn = ({ operation: { name }, document }: Asked, known: Known): Depends => ({
  operation: name,
  status: 'depends',
  arguments: missingArguments(document, known.scope.args),
  residual: residualOfRules(document.preconditions, known),
})

/** An operation whose other arguments are open. Those that are given are judged by themselves first. */
const withOpenArguments = (asked: Asked, given: JsonObject): Availability => {
  const { operation, document, instance } = asked
  const { name } = operation
  const taken = takeObject(
    given,
    'arguments',
    narrowed(document.arguments, (own) => Object.hasOwn(given, own)),
  )
  if (isLeft(taken)) return refusedAt(name, 'arguments', taken.left)
  const state = instance.lifecycle_state
  const toState = operation.transitions.get(state)
  if (toState === undefined)
    return refusedAt(name, 'transition', { kind: 'invalid_transition', operation: name, state })
  const scope = scopeOf(instance, toState, taken.right, instance.fields)
  const before = { scope, isOpen: openArguments(taken.right) }
  return certainRefusal(asked, before) ?? dependsOn(asked, before)
}

const availabilityOf = (asked: Asked, partialArguments: unknown): Availability => {
  const { definition, operation, document, instance } = asked
  const attempted = attempt(definition, instance, operation.name, partialArguments)
  const { end } = attempted
  if ('decision' in end) return { operation: operation.name, status: 'legal' }
  if (end.step === 'type' || end.step === 'state') return refusedBy(asked, attempted, end)
  const given = toJson(partialArguments, 'arguments')
  return isRight(given) && isJsonObject(given.right) && isOpenTo(document, given.right)
    ? withOpenArguments(asked, given.right)
    : refusedBy(asked, attempted, end)
}

const availabilities = (
  definition: CompiledDefinition,
  instance: EntityInstance,
  partialArguments: unknown,
): readonly Availability[] =>
  [...definition.operations.values()].map((operation) => {
    const document = definition.document.operations[operation.name] as OperationDocument
    return availabilityOf({ definition, operation, document, instance }, partialArguments)
  })

/**
 * What is possible on an instance now, one answer an operation, in name order.
 *
 * `legal`: `decide` accepts exactly the given arguments. `refused`: `decide` refuses, whatever further arguments come.
 * `depends`: neither is certain; the answer names the missing arguments and what the preconditions still ask.
 * Arguments are missing where they are declared and not given, or where the operation admits undeclared ones. A given
 * argument is judged as it stands: members inside it are not missing.
 *
 * @param partialArguments the arguments known so far, for every operation alike; neither kept nor changed
 * @returns plain JSON; an instance that is not one is refused at the step `instance` by every operation, and a
 *   definition that `validate` did not make has no operations
 * @example
 * available(definition, instance, { carrier: 'post' })
 * // [{ operation: 'pack', status: 'legal' }, { operation: 'ship', status: 'depends', arguments: ['weight'], … }]
 */
export const available = (
  definition: ValidatedDefinition,
  instance: unknown,
  partialArguments: unknown = {},
): readonly Availability[] => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return []
  const taken = takeInstance(instance)
  return isLeft(taken)
    ? [...compiled.operations.keys()].map((name) => refusedAt(name, 'instance', taken.left))
    : availabilities(compiled, taken.right, partialArguments)
}
