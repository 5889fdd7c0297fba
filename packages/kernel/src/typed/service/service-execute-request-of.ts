import type { EntityTypes } from '../entity-types.js'
import type { ExecuteRequestOf, OperationName } from '../request-of.js'
import type { AnyFulfillmentActionsOf } from './fulfillments-of.js'

/** As `ExecuteRequest`, with operations, arguments and fulfilled fields by name. */
export interface ServiceExecuteRequestOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
> extends ExecuteRequestOf<Types, Name> {
  /** Left out where the outcome has no fields for the host. */
  readonly fulfillments?: NoInfer<AnyFulfillmentActionsOf<Types, Name>>
}
