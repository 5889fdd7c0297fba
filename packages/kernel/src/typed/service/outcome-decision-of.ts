import type { DecisionRecord, Effect } from '../../record/record.js'
import type { JsonObject } from '../../value/json.js'
import type { EntityTypes, OperationTypes } from '../entity-types.js'
import type { InstanceOf } from '../instance-of.js'
import type { CreationOf } from '../request-of.js'
import type { EventsIn, InitialOf, TypedEvents } from '../typed-event.js'
import type { Written } from '../written.js'
import type { AcceptingNames } from './outcome-names.js'

/** A `DecisionRecord` of an outcome by name (SR-165). */
interface OutcomeRecord<Name, Outcome, Response> extends Omit<DecisionRecord, 'outcome' | 'effect' | 'response'> {
  readonly outcome: Name
  readonly effect: Written<Outcome, 'effect', Effect>
  /** What the outcome answers. */
  readonly response: Response
}

type OutcomesIn<Command> = Written<Command, 'outcomes', object>

type ResponseIn<Command> = Written<Command, 'response', JsonObject>

interface CreationOutcomeDecision<Types extends EntityTypes, Name, Outcome> {
  readonly instance: InstanceOf<Types, InitialOf<Types>>
  readonly record: OutcomeRecord<Name, Outcome, ResponseIn<CreationOf<Types>>>
  readonly events: TypedEvents<
    Types,
    EventsIn<Outcome>,
    null,
    InitialOf<Types>,
    Written<CreationOf<Types>, 'normalized', Types['fields']>
  >
}

/** A `Decision` for each outcome of a creation that creates. */
export type CreationOutcomeDecisions<Types extends EntityTypes, Outcomes = OutcomesIn<CreationOf<Types>>> = {
  readonly [Name in AcceptingNames<Outcomes>]: CreationOutcomeDecision<Types, Name, Outcomes[Name]>
}[AcceptingNames<Outcomes>]

/** A `Decision` that took one outcome of an operation. */
export interface OutcomeDecision<Types extends EntityTypes, Operation extends OperationTypes, Name, Outcome> {
  readonly instance: InstanceOf<Types, Written<Outcome, 'to', Types['states']>>
  readonly record: OutcomeRecord<Name, Outcome, ResponseIn<Operation>>
  readonly events: TypedEvents<
    Types,
    EventsIn<Outcome>,
    Written<Outcome, 'from', Types['states']>,
    Written<Outcome, 'to', Types['states']>,
    Written<Operation, 'normalized', Operation['arguments']>
  >
}

/** A `Decision` for each outcome of an operation that does not refuse. */
export type OutcomeDecisions<
  Types extends EntityTypes,
  Operation extends OperationTypes,
  Outcomes = OutcomesIn<Operation>,
> = {
  readonly [Name in AcceptingNames<Outcomes>]: OutcomeDecision<Types, Operation, Name, Outcomes[Name]>
}[AcceptingNames<Outcomes>]
