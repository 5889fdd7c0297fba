import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledFulfilment, CompiledOutcome } from '../../definition/service/compiled-outcome.js'
import { defaultLimits } from '../../limits.js'
import type { CoreError } from '../../refusal.js'
import { writerOf } from '../../value/json.js'
import { namesOf } from '../../value/text.js'
import { ErrorList } from '../../value/value-errors.js'
import type { FulfillmentAction, FulfillmentActions } from './fulfilment-actions.js'
import type { Writing } from './written.js'

interface Place {
  readonly operation: string
  /** Empty where the operation has no outcomes (SR-146). */
  readonly outcome: string
}

const checkKeys = (
  fulfills: readonly CompiledFulfilment[],
  actions: FulfillmentActions,
  place: Place,
): CoreError | undefined => {
  const declared = fulfills.map(({ field }) => field)
  const missing = declared.filter((field) => !Object.hasOwn(actions, field))
  const extra = namesOf(actions).filter((field) => !declared.includes(field))
  return missing.length === 0 && extra.length === 0
    ? undefined
    : { kind: 'fulfillment_keys_mismatch', ...place, missing, extra }
}

const fulfilField = (
  { field, slot, target, required }: CompiledFulfilment,
  action: FulfillmentAction,
  place: Place,
): Either<CoreError, readonly Writing[]> => {
  const written = { field, slot, target, write: writerOf(field) }
  if (action === 'preserve') return right([])
  if (action === 'remove') {
    return required
      ? left({ kind: 'required_field_removal', ...place, field })
      : right([{ target: written, value: undefined }])
  }
  const { value } = action.set
  const errors = new ErrorList(defaultLimits.errorsListed)
  const root = { parent: undefined, segment: 'fulfillments' }
  target.check(value, { parent: root, segment: field }, 'value', errors)
  return errors.isEmpty ? right([{ target: written, value }]) : left(errors.refusal())
}

const noFulfilments: readonly CompiledFulfilment[] = []

/** What the host's actions write, in name order; the first of them that is refused ends it (SR-144 to SR-146). */
export const fulfil = (
  outcome: CompiledOutcome | undefined,
  operation: string,
  actions: FulfillmentActions | undefined,
): Either<CoreError, readonly Writing[]> => {
  const fulfills = outcome?.fulfills ?? noFulfilments
  if (actions === undefined && fulfills.length === 0) return right([])
  const place = { operation, outcome: outcome?.name ?? '' }
  if (actions === undefined) {
    return left({ kind: 'fulfillment_required', ...place, fields: fulfills.map(({ field }) => field) })
  }
  const mismatch = checkKeys(fulfills, actions, place)
  if (mismatch !== undefined) return left(mismatch)
  const writings: Writing[] = []
  for (const fulfilment of fulfills) {
    const fulfilled = fulfilField(fulfilment, actions[fulfilment.field] as FulfillmentAction, place)
    if (isLeft(fulfilled)) return fulfilled
    writings.push(...fulfilled.right)
  }
  return right(writings)
}
