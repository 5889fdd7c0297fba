import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { defaultLimits } from '../../limits.js'
import type { ValidationRefusal } from '../../refusal.js'
import { deepestValue } from '../../value/depth.js'
import { isJsonObject, type Json, type JsonObject } from '../../value/json.js'
import { toJson } from '../../value/to-json.js'
import { ErrorList } from '../../value/value-errors.js'
import { invalid } from '../refusals.js'

/** What the host does to a field that it fulfils (SR-142). */
export type FulfillmentAction = 'preserve' | 'remove' | { readonly set: { readonly value: Json } }

/** Actions by field. */
export interface FulfillmentActions {
  readonly [field: string]: FulfillmentAction
}

const hasOnly = (object: Json | undefined, name: string): object is JsonObject =>
  object !== undefined && isJsonObject(object) && Object.keys(object).length === 1 && Object.hasOwn(object, name)

const isAction = (value: Json | undefined): boolean =>
  value === 'preserve' || value === 'remove' || (hasOnly(value, 'set') && hasOnly(value['set'], 'value'))

// A value stands as deep in its field as in these three objects around it, but for two.
const actionLimits = { ...defaultLimits, depth: deepestValue + 2 }

/** Takes actions from the host: a copy, in name order, each of a known form. */
export const takeActions = (value: unknown): Either<ValidationRefusal, FulfillmentActions> => {
  const json = toJson(value, 'fulfillments', actionLimits)
  if (isLeft(json)) return json
  const actions = json.right
  if (!isJsonObject(actions)) return left(invalid('fulfillments', 'expected an object of actions'))
  const errors = new ErrorList(defaultLimits.errorsListed)
  const here = { parent: undefined, segment: 'fulfillments' }
  for (const field of Object.keys(actions)) {
    if (!isAction(actions[field])) {
      errors.add({ parent: here, segment: field }, 'expected `preserve`, `remove` or `{"set": {"value": …}}`')
    }
  }
  return errors.isEmpty ? right(actions as unknown as FulfillmentActions) : left(errors.refusal())
}
