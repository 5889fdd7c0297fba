import {
  memberOf,
  type CoreError,
  type FulfillmentAction,
  type FulfillmentActions,
  type ValidatedDefinition,
} from '@assent/kernel'
import { candidatesOf } from '../candidates.js'
import type { Call } from '../exploration.js'
import type { Hints } from '../hints.js'
import { fieldPlace } from '../reference.js'

// A host may do anything: a few values of each field are enough to show what comes of it.
const most = 4

const actionsOf = ({ document }: ValidatedDefinition, hints: Hints, name: string): readonly FulfillmentAction[] => {
  const field = memberOf(document.schema.fields, name)
  if (field === undefined) return ['preserve']
  const suggestions = { hints, facts: {}, limit: most, cut: () => undefined }
  const values = candidatesOf(field, fieldPlace([name]), suggestions).map((value) => ({ set: { value } }))
  return [...values, 'preserve', ...(field.required ? [] : ['remove' as const])]
}

/**
 * The same call with what a host may do to the fields that the selected outcome leaves to it: an ordinary value in
 * each, then each action of each field alone. None where nothing was asked for.
 */
export const fulfilledCalls = (
  definition: ValidatedDefinition,
  hints: Hints,
  call: Call,
  refusal: CoreError,
): readonly Call[] => {
  if (call.command === 'create' || refusal.kind !== 'fulfillment_required') return []
  const choices = refusal.fields.map((name) => ({ name, actions: actionsOf(definition, hints, name) }))
  const ordinary = (): readonly (readonly [string, FulfillmentAction])[] =>
    choices.map(({ name, actions }) => [name, actions[0] ?? 'preserve'])
  const changed = choices.flatMap(({ name, actions }) =>
    actions.slice(1).map((action) => ordinary().map(([own, first]) => [own, own === name ? action : first] as const)),
  )
  return [ordinary(), ...changed].map((entries): Call => {
    const fulfillments: FulfillmentActions = Object.fromEntries(entries)
    return { ...call, fulfillments }
  })
}
