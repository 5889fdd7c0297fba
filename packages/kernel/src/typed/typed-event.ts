import type { JsonNumber } from '../value/exact-number.js'
import type { EntityTypes, EventTypes } from './entity-types.js'
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

/** Events by the types of each. */
export type TypedEvents<Types extends EntityTypes, Events, From, To, Args> = {
  readonly [Index in keyof Events]: TypedEvent<Types, Events[Index], From, To, Args>
}

/** The types of the events of a command or of an outcome; any, where none are declared. */
export type EventsIn<Holder> = Written<Holder, 'events', readonly EventTypes[]>

/** The state of a new instance. */
export type InitialOf<Types extends EntityTypes> = Written<Types, 'initial', Types['states']>
