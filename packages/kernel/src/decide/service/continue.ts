import { chain, isLeft, left, map, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledFulfilment } from '../../definition/service/compiled-outcome.js'
import type { FulfilmentsDocument } from '../../document/service/service-document.js'
import type { CoreError } from '../../refusal.js'
import { attemptOperation } from '../attempt.js'
import type { Attempt } from '../attempted.js'
import { checkSubject } from '../check-subject.js'
import { outcomeOf } from '../execute.js'
import { takeInstance } from '../take-instance.js'
import {
  bind,
  take,
  type FulfillmentContinuation,
  type LoadContinuation,
  type Prepared,
  type Selected,
} from './continuation.js'
import { evaluationOf, type Evaluation } from './evaluation.js'
import { takeActions } from './fulfilment-actions.js'

/** What a call comes to once its instance is there. Told apart by `status`. */
export type Selection =
  | { readonly status: 'complete'; readonly evaluation: Evaluation }
  /** The selected outcome has fields that the host fulfils, each with the actions that it admits (SR-142). */
  | {
      readonly status: 'needs_fulfillment'
      readonly outcome: string
      readonly fulfills: FulfilmentsDocument
      readonly continuation: FulfillmentContinuation
    }

const enter = (prepared: Prepared, instance: unknown): Either<CoreError, Selected> => {
  const { definition, id } = prepared
  const taken = takeInstance(instance, () => definition.schema)
  if (isLeft(taken)) return taken
  const refusal = checkSubject(definition, taken.right.instance, id)
  return refusal === undefined ? right({ ...prepared, taken: taken.right }) : left(refusal)
}

const attemptSelected = ({ definition, operation, taken, args }: Selected): Attempt =>
  attemptOperation(definition, operation, taken, args)

const documentOf = (fulfills: readonly CompiledFulfilment[]): FulfilmentsDocument =>
  Object.fromEntries(
    fulfills.map(({ field, required }) => [field, { actions: required ? 'required' : 'optional' } as const]),
  )

const selectionOf = (selected: Selected): Either<CoreError, Selection> => {
  const attempted = attemptSelected(selected)
  const { end, outcome } = attempted
  // It arises where everything up to the actions has passed (SR-144, SR-160).
  if (outcome !== undefined && 'refusal' in end && end.refusal.kind === 'fulfillment_required') {
    const fulfills = documentOf(outcome.fulfills)
    const continuation = bind('selectWith', selected)
    return right({ status: 'needs_fulfillment', outcome: outcome.name, fulfills, continuation })
  }
  return map((evaluation: Evaluation): Selection => ({ status: 'complete', evaluation }))(
    evaluationOf(outcomeOf(attempted)),
  )
}

/**
 * Goes on from `prepare` with the loaded instance: selection starts over, and what comes is what `evaluate` answers,
 * byte for byte (SR-159). An outcome that needs actions is `fulfillment_required`; `selectWith` asks for them instead.
 *
 * @param continuation of a preparation with status `load`; for one use, a second one throws
 * @returns an `Evaluation`, or `entity_mismatch`, `subject_mismatch`, `unknown_state`, then the refusals of SR-122 from
 *   the selection on
 */
export const continueWith = (continuation: LoadContinuation, instance: unknown): Either<CoreError, Evaluation> => {
  const prepared = take('prepare', continuation)
  const selected = enter(prepared, instance)
  return isLeft(selected) ? selected : evaluationOf(outcomeOf(attemptSelected(selected.right)))
}

/**
 * The same for a host that fulfils fields: where the selected outcome has some, it answers which, and waits for their
 * actions (SR-160).
 */
export const selectWith = (continuation: LoadContinuation, instance: unknown): Either<CoreError, Selection> => {
  const prepared = take('prepare', continuation)
  return chain(selectionOf)(enter(prepared, instance))
}

/**
 * Completes a call with the actions of the host on exactly the fields that the outcome has for it (SR-161).
 *
 * @param actions by field: `'preserve'`, `'remove'`, or `{ set: { value } }`; neither kept nor changed
 * @returns an `Evaluation`, or `validation` under `fulfillments`, `fulfillment_keys_mismatch`,
 *   `required_field_removal`, then the refusals of SR-122 that follow
 */
export const fulfill = (continuation: FulfillmentContinuation, actions: unknown): Either<CoreError, Evaluation> => {
  const { definition, operation, taken, args } = take('selectWith', continuation)
  const supplied = takeActions(actions)
  return isLeft(supplied)
    ? supplied
    : evaluationOf(outcomeOf(attemptOperation(definition, operation, taken, args, supplied.right)))
}
