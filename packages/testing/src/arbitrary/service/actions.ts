import {
  decide,
  memberOf,
  type EntityInstance,
  type FieldDocument,
  type FulfillmentAction,
  type FulfillmentActions,
  type Json,
  type ValidatedDefinition,
} from '@assent/kernel'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { OperationCall } from '../../history.js'
import { json } from '../json.js'
import { objectOf } from '../object-of.js'
import { valueUnder } from '../value-under.js'

const setTo = (value: Json): FulfillmentAction => ({ set: { value } })

/** What a host may do to a field: mostly set it to what it accepts, and now and then what is refused. */
const actionOn = (field: FieldDocument): fc.Arbitrary<FulfillmentAction> =>
  fc.oneof(
    { weight: 6, arbitrary: valueUnder('service/3')(field).map(setTo) },
    { weight: 2, arbitrary: fc.constant<FulfillmentAction>('preserve') },
    { weight: field.required ? 1 : 3, arbitrary: fc.constant<FulfillmentAction>('remove') },
    { weight: 1, arbitrary: json(0).map(setTo) },
  )

/** An action for each of these fields of the schema. */
const actionsOn = ({ document }: ValidatedDefinition, fields: readonly string[]): fc.Arbitrary<FulfillmentActions> =>
  fc
    .tuple(
      ...fields.map((name) => {
        const field = memberOf(document.schema.fields, name)
        const action = field === undefined ? fc.constant<FulfillmentAction>('preserve') : actionOn(field)
        return action.map((one) => [name, one] as const)
      }),
    )
    .map((entries): FulfillmentActions => objectOf(entries))

/**
 * The call with what a host answers where the outcome that it selects asks for actions: mostly for its fields, else for
 * one field less or more, or none at all.
 */
export const withActions = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
  call: OperationCall,
): fc.Arbitrary<OperationCall> => {
  const answer = decide(definition, { instance, operation: call.operation, arguments: call.arguments })
  if (!isLeft(answer) || answer.left.kind !== 'fulfillment_required') return fc.constant(call)
  const { fields } = answer.left
  const fulfilled = (names: readonly string[]): fc.Arbitrary<OperationCall> =>
    actionsOn(definition, names).map((fulfillments) => ({ ...call, fulfillments }))
  return fc.oneof(
    { weight: 12, arbitrary: fulfilled(fields) },
    { weight: 1, arbitrary: fulfilled(fields.slice(1)) },
    { weight: 1, arbitrary: fulfilled([...fields, 'unforeseen']) },
    { weight: 1, arbitrary: fc.constant(call) },
  )
}

/** Actions for one of the outcomes that ask for some, whichever is selected; nothing where none of them asks. */
export const actionsFor = (
  definition: ValidatedDefinition,
  operation: string,
): fc.Arbitrary<FulfillmentActions> | undefined => {
  const { outcomes = [] } = memberOf(definition.document.operations, operation) ?? {}
  const asked = outcomes.flatMap(({ fulfills }) => (fulfills === undefined ? [] : [Object.keys(fulfills)]))
  return asked.length === 0 ? undefined : fc.constantFrom(...asked).chain((fields) => actionsOn(definition, fields))
}
