import type { DecisionRecord } from '../record/record.js'
import type { JsonNumber } from '../value/exact-number.js'
import type { EntityTypes, EventTypes, OperationTypes } from './entity-types.js'
import type { InstanceOf } from './instance-of.js'
import type { CreationOf, OperationName } from './request-of.js'
import type { Written } from './written.js'

/** An event with its type, states, arguments and payload by name; a `DomainEvent` (K-180). */
export interface EventOf<Types extends EntityTypes, Event extends EventTypes, From, To, Args> {
  readonly entity: Written<Types, 'entity', string>
  readonly version: Written<Types, 'version', number>
  readonly id: string
  readonly revision: JsonNumber
  readonly type: Event['type']
  readonly from_state: From
  readonly to_state: To
  /** The fields that differ from before; at creation, all of them. */
  readonly changed: { readonly [Name in keyof Types['fields']]?: Types['fields'][Name] }
  /** Names of the cleared fields, in name order; written only when there are any. */
  readonly removed?: readonly string[]
  /** The arguments, or at creation the fields, with defaults filled in. */
  readonly args: Args
  readonly payload: Event['payload']
}

type EventsOf<Types extends EntityTypes, Events, From, To, Args> = {
  readonly [Index in keyof Events]: Events[Index] extends EventTypes
    ? EventOf<Types, Events[Index], From, To, Args>
    : never
}

type Events<Holder> = Written<Holder, 'events', readonly EventTypes[]>

/** A `Decision` on a creation: the instance is in the initial state, at revision 1. */
export interface CreationDecisionOf<Types extends EntityTypes> {
  readonly instance: InstanceOf<Types, Written<Types, 'initial', Types['states']>>
  readonly record: DecisionRecord
  /** The event of the creation, where there is one (K-125). */
  readonly events: EventsOf<
    Types,
    Events<CreationOf<Types>>,
    null,
    Written<Types, 'initial', Types['states']>,
    Written<CreationOf<Types>, 'normalized', Types['fields']>
  >
}

type FromOf<Types extends EntityTypes, Operation> = Written<Operation, 'from', Types['states']>

type ToOf<Types extends EntityTypes, Operation> = Written<Operation, 'to', Types['states']>

type ArgsOf<Operation extends OperationTypes> = Written<Operation, 'normalized', Operation['arguments']>

/** A `Decision` on an operation: the instance is in a state that the operation leads to. */
export interface OperationDecisionOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
  Operation extends OperationTypes = Types['operations'][Name],
> {
  readonly instance: InstanceOf<Types, ToOf<Types, Operation>>
  readonly record: DecisionRecord
  /** The events of the operation, in the order of its `emits` (K-124). */
  readonly events: EventsOf<
    Types,
    Events<Operation>,
    FromOf<Types, Operation>,
    ToOf<Types, Operation>,
    ArgsOf<Operation>
  >
}
