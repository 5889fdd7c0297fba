import type { DecisionRecord } from '../record/record.js'
import type { EntityTypes, OperationTypes } from './entity-types.js'
import type { InstanceOf } from './instance-of.js'
import type { CreationOf, OperationName } from './request-of.js'
import type { CreationOutcomeDecisions, OutcomeDecisions } from './service/outcome-decision-of.js'
import type { EventsIn, InitialOf, TypedEvents } from './typed-event.js'
import type { Written } from './written.js'

interface PlainCreationDecision<Types extends EntityTypes> {
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

/**
 * A `Decision` on a creation: the instance is in the initial state, at revision 1. Under the service rules one for each
 * outcome that creates.
 */
export type CreationDecisionOf<Types extends EntityTypes> =
  CreationOf<Types> extends { readonly outcomes: object }
    ? CreationOutcomeDecisions<Types>
    : PlainCreationDecision<Types>

type ToOf<Types extends EntityTypes, Operation> = Written<Operation, 'to', Types['states']>

interface PlainOperationDecision<Types extends EntityTypes, Operation extends OperationTypes> {
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
 * A `Decision` on an operation: the instance is in a state that the operation leads to. Under the service rules one for
 * each outcome that does not refuse; `hasOutcome` tells them apart.
 */
export type OperationDecisionOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
> = Types['operations'][Name] extends { readonly outcomes: object }
  ? OutcomeDecisions<Types, Types['operations'][Name]>
  : PlainOperationDecision<Types, Types['operations'][Name]>

type Each<Events> = Events extends readonly (infer Event)[] ? Event : never

/**
 * Any event of an operation, or of all operations, told apart by `type`.
 *
 * @example
 * const tell = (event: EventOf<Lamp>): string => (event.type === 'LampLit' ? event.payload.by : event.id)
 */
export type EventOf<
  Types extends EntityTypes,
  Name extends OperationName<Types> = OperationName<Types>,
> = Name extends unknown ? Each<OperationDecisionOf<Types, Name>['events']> : never
