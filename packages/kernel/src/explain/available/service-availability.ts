import { isLeft } from 'fp-ts/lib/Either.js'
import type { Attempt } from '../../decide/attempted.js'
import { takeObject } from '../../decide/take-object.js'
import type { CompiledOperation } from '../../definition/compiled-definition.js'
import type { CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import type { ConditionDocument, OperationDocument } from '../../document/document.js'
import type { Json, JsonObject } from '../../value/json.js'
import { refusedAt, type Asked } from './asked.js'
import type { Availability } from './availability.js'
import { missingArguments } from './missing-arguments.js'
import { narrowed } from './narrowed.js'

const accepts = ({ refuses, inState, effect }: CompiledOutcome, state: string): boolean =>
  refuses === undefined &&
  (inState === undefined || inState === state) &&
  (effect.kind !== 'moves' || effect.from.has(state))

/** Could an instance in this state be accepted at all (SR-115, SR-120)? */
const isReachable = ({ transitions, branches }: CompiledOperation, state: string): boolean => {
  if (branches === undefined) return transitions.has(state)
  const { outcomes, wrongState, moveSources } = branches
  const mayBeWrong = wrongState !== undefined && wrongState.refuses === undefined && !moveSources.has(state)
  return mayBeWrong || outcomes.some((outcome) => accepts(outcome, state))
}

/** The preconditions as they stand: an argument to come may select any outcome, and with it another state. */
const residualOf = ({ preconditions }: OperationDocument): ConditionDocument => {
  const [first, ...others] = preconditions.map(({ assert }) => assert)
  if (first === undefined) return true
  return others.length === 0 ? first : { all: [first, ...others] as readonly Json[] }
}

const isAnyOpen = ({ arguments: { fields, additional_fields } }: OperationDocument, given: JsonObject): boolean =>
  additional_fields || !Object.keys(fields).every((name) => Object.hasOwn(given, name))

/**
 * Whether an operation is possible under the service rules, where the arguments given alone are not accepted. Only what
 * no outcome could change is certain.
 */
export const serviceAvailability = (
  { definition, operation, document, taken }: Asked,
  given: JsonObject,
  { step, refusal }: Extract<Attempt['end'], { readonly step: unknown }>,
): Availability => {
  const { name } = operation
  const { lifecycle_state: state } = taken.instance
  // The host has its actions ready once it is asked for them.
  if (refusal.kind === 'fulfillment_required') return { operation: name, status: 'legal' }
  if (!isAnyOpen(document, given)) return refusedAt(name, step, refusal)
  const level = definition.service?.level ?? 0
  const schema = narrowed(document.arguments, level, (own) => Object.hasOwn(given, own))
  const args = takeObject(given, 'arguments', schema)
  if (isLeft(args)) return refusedAt(name, 'arguments', args.left)
  if (!isReachable(operation, state))
    return refusedAt(
      name,
      'transition',
      operation.branches === undefined ? { kind: 'invalid_transition', operation: name, state } : null,
    )
  return {
    operation: name,
    status: 'depends',
    arguments: missingArguments(document, args.right),
    residual: residualOf(document),
  }
}
