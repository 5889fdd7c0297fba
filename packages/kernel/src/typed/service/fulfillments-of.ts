import type { Json } from '../../value/json.js'
import type { EntityTypes } from '../entity-types.js'
import type { OperationName } from '../request-of.js'
import type { Written } from '../written.js'
import type { FulfilledNames } from './outcome-names.js'

/** The outcomes of an operation, as its types say them. */
export type OutcomeTypesIn<Types extends EntityTypes, Name extends OperationName<Types>> = Written<
  Types['operations'][Name],
  'outcomes',
  object
>

/** The fields that an outcome has for the host, each with the actions that it admits. */
export type FulfilledIn<Types extends EntityTypes, Name extends OperationName<Types>, Outcome> = Written<
  OutcomeTypesIn<Types, Name>[Outcome & keyof OutcomeTypesIn<Types, Name>],
  'fulfills',
  object
>

type ValueOf<Fields, Name> = Name extends keyof Fields ? Exclude<Fields[Name], undefined> : Json

type ActionOf<Actions, Value> =
  'preserve' | { readonly set: { readonly value: Value } } | (Actions extends 'optional' ? 'remove' : never)

/** An action for each field that one outcome has for the host (SR-142). */
export type FulfillmentActionsOf<Types extends EntityTypes, Name extends OperationName<Types>, Outcome> = {
  readonly [Field in keyof FulfilledIn<Types, Name, Outcome>]: ActionOf<
    FulfilledIn<Types, Name, Outcome>[Field],
    ValueOf<Types['fields'], Field>
  >
}

/** The names of the outcomes of an operation that have fields for the host. */
export type FulfilledOutcome<Types extends EntityTypes, Name extends OperationName<Types>> = FulfilledNames<
  OutcomeTypesIn<Types, Name>
>

/** The actions for whichever of the outcomes of an operation is taken. */
export type AnyFulfillmentActionsOf<Types extends EntityTypes, Name extends OperationName<Types>> = {
  readonly [Outcome in FulfilledOutcome<Types, Name>]: FulfillmentActionsOf<Types, Name, Outcome>
}[FulfilledOutcome<Types, Name>]
