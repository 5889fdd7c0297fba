import type { DecisionRecord } from '../record/record.js'
import type { JsonNumber } from '../value/exact-number.js'
import type { EntityTypes, EventTypes, OperationTypes } from './entity-types.js'
import type { InstanceOf } from './instance-of.js'
import type { CreationOf, OperationName } from './request-of.js'
import type { Written } from './written.js'

/** An event with its type, states, arguments and payload by name; a `DomainEvent` (K-180). */
interface TypedEvent<Types extends EntityTypes, Event, From, To, Args> {
  readonly entity: Written<Types, 'entity', string>
  readonly version: Written<Types, 'version', number>
  readonly id: string
  readonly revision: JsonNumber
  readonly type: Written<Event, 'type', string>
  readonly from_state: From
  readonly to_state: To
  /** The fields that differ from before; at creation, all of them. */
  readonly changed: { readonly [Name in keyof Types['fields']]?: Types['fields'][Name] }
  /** Names of the cleared fields, in name order; written only when there are any. */
  readonly removed?: readonly string[]
  /** The arguments, or at creation the fields, with defaults filled in. */
  readonly args: Args
  readonly payload: Written<Event, 'payload', unknown>
}

type TypedEvents<Types extends EntityTypes, Events, From, To, Args> = {
  readonly [Index in keyof Events]: TypedEvent<Types, Events[Index], From, To, Args>
}

type EventsIn<Holder> = Written<Holder, 'events', readonly EventTypes[]>

type InitialOf<Types extends EntityTypes> = Written<Types, 'initial', Types['states']>

/** A `Decision` on a creation: the instance is in the initial state, at revision 1. */
export interface CreationDecisionOf<Types extends EntityTypes> {
  readonly instance: InstanceOf<Types, InitialOf<Types>>
  readonly record: DecisionRecord
  /** The event of the creation, where there is one (K-125). */
  readonly events: TypedEvents<
    Types,
    EventsIn<CreationOf<Types>>,
    null,
    InitialOf<Types>,
    Written<CreationOf<Types>, 'normalized', Types['fields']>
  >
}

type ToOf<Types extends EntityTypes, Operation> = Written<Operation, 'to', Types['states']>

/** A `Decision` on an operation: the instance is in a state that the operation leads to. */
export interface OperationDecisionOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
  Operation extends OperationTypes = Types['operations'][Name],
> {
  readonly instance: InstanceOf<Types, ToOf<Types, Operation>>
  readonly record: DecisionRecord
  /** The events of the operation, in the order of its `emits` (K-124). */
  readonly events: TypedEvents<
    Types,
    EventsIn<Operation>,
    Written<Operation, 'from', Types['states']>,
    ToOf<Types, Operation>,
    Written<Operation, 'normalized', Operation['arguments']>
  >
}

/**
 * Any event of an operation, or of all operations, told apart by `type`.
 *
 * @example
 * const tell = (event: EventOf<Lamp>): string => (event.type === 'LampLit' ? event.payload.by : event.id)
 */
export type EventOf<
  Types extends EntityTypes,
  Name extends OperationName<Types> = OperationName<Types>,
> = Name extends unknown ? OperationDecisionOf<Types, Name>['events'][number] : never
