import { isLeft } from 'fp-ts/lib/Either.js'
import { attempt } from '../../decide/attempt.js'
import { scopeOf } from '../../decide/scope-of.js'
import { takeInstance, type TakenInstance } from '../../decide/take-instance.js'
import { takeObject } from '../../decide/take-object.js'
import type { CompiledDefinition } from '../../definition/compiled-definition.js'
import { heldByName } from '../../definition/held.js'
import { compiledOf, type ValidatedDefinition } from '../../definition/validated-definition.js'
import type { OperationDocument } from '../../document/document.js'
import { isJsonObject, type JsonObject } from '../../value/json.js'
import { toJson } from '../../value/to-json.js'
import { refusedAt, type Asked } from './asked.js'
import type { Availability, Depends } from './availability.js'
import { certainRefusal } from './certain-refusal.js'
import type { Known } from './known.js'
import { missingArguments } from './missing-arguments.js'
import { narrowed } from './narrowed.js'
import { openArguments } from './opening.js'
import { residualOfRules } from './residual.js'
import { serviceAvailability } from './service-availability.js'

const dependsOn = ({ operation: { name }, document }: Asked, known: Known): Depends => ({
  operation: name,
  status: 'depends',
  arguments: missingArguments(document, known.scope.args.object),
  residual: residualOfRules(document.preconditions, known),
})

/**
 * The arguments that are not given, if there are any, are open. Those that are given are judged by themselves first.
 */
const withOpenArguments = (asked: Asked, given: JsonObject): Availability => {
  const { operation, document, taken } = asked
  const { name } = operation
  const args = takeObject(
    given,
    'arguments',
    narrowed(document.arguments, asked.definition.service?.level ?? 0, (own) => Object.hasOwn(given, own)),
  )
  if (isLeft(args)) return refusedAt(name, 'arguments', args.left)
  const state = taken.instance.lifecycle_state
  const toState = operation.transitions.get(state)
  if (toState === undefined)
    return refusedAt(name, 'transition', { kind: 'invalid_transition', operation: name, state })
  const scope = scopeOf(taken, toState, heldByName(args.right), taken.fields)
  const before = { scope, isOpen: openArguments(document.arguments, args.right) }
  return certainRefusal(asked, before) ?? dependsOn(asked, before)
}

const availabilityOf = (asked: Asked, partialArguments: unknown): Availability => {
  const { definition, operation, taken } = asked
  const { end } = attempt(definition, taken, operation.name, partialArguments)
  if ('decision' in end) return { operation: operation.name, status: 'legal' }
  const { step, refusal } = end
  const given = toJson(partialArguments, 'arguments')
  if (step === 'type' || step === 'state' || isLeft(given) || !isJsonObject(given.right)) {
    return refusedAt(operation.name, step, refusal)
  }
  return definition.service === undefined
    ? withOpenArguments(asked, given.right)
    : serviceAvailability(asked, given.right, end)
}

const availabilities = (
  definition: CompiledDefinition,
  taken: TakenInstance,
  partialArguments: unknown,
): readonly Availability[] =>
  [...definition.operations.values()].map((operation) => {
    const document = definition.document.operations[operation.name] as OperationDocument
    return availabilityOf({ definition, operation, document, taken }, partialArguments)
  })

/**
 * What is possible on an instance now, one answer an operation, in name order.
 *
 * `legal`: `decide` accepts exactly the given arguments. `refused`: `decide` refuses, whatever further arguments come.
 * `depends`: neither is certain; the answer names the missing arguments and what the preconditions still ask.
 * Arguments are missing where they are declared and not given, or where the operation admits undeclared ones. A given
 * argument is judged as it stands: members inside it are not missing. Under the service rules an outcome whose fields
 * the host fulfils is `legal` where only its actions are missing, and less is foreseen: `depends` may be a refusal.
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
  const taken = takeInstance(instance, () => compiled.schema)
  return isLeft(taken)
    ? [...compiled.operations.keys()].map((name) => refusedAt(name, 'instance', taken.left))
    : availabilities(compiled, taken.right, partialArguments)
}
