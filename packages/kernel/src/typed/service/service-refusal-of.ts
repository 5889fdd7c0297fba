import type {
  DeclaredRefusal,
  FulfillmentKeysMismatch,
  FulfillmentRequired,
  IdentityMismatch,
  NoOutcomeSelected,
  OutcomeUnobservable,
  RequiredFieldRemoval,
  UnspecifiedMoveSource,
} from '../../service-refusal.js'
import type { EntityTypes } from '../entity-types.js'
import type { CreationOf, OperationName } from '../request-of.js'
import type { Written } from '../written.js'
import type { AcceptingNames, FulfilledNames, RefusingNames } from './outcome-names.js'
import type { UnderServiceRules } from './under-service-rules.js'

/** No name, no refusal that would say one. */
type Naming<Refusal, Key extends string, Name> = [Name] extends [never]
  ? never
  : Refusal & { readonly [Named in Key]: Name }

/** A refusal that an outcome declares: each with the error that is its own. */
export type DeclaredIn<Outcomes, Form> = {
  readonly [Name in RefusingNames<Outcomes>]: Form & {
    readonly outcome: Name
    readonly error: Written<Outcomes[Name & keyof Outcomes], 'refuses', string>
  }
}[RefusingNames<Outcomes>]

type OfSelection<Outcomes, Command> =
  | (NoOutcomeSelected & { readonly operation: Command })
  | (Naming<OutcomeUnobservable, 'outcome', keyof Outcomes> & { readonly operation: Command })
  | DeclaredIn<Outcomes, DeclaredRefusal>

type OfFulfilment<Outcomes, Name> = Naming<
  FulfillmentRequired | FulfillmentKeysMismatch | RequiredFieldRemoval,
  'outcome',
  FulfilledNames<Outcomes>
> & { readonly operation: Name }

type OfIdentity<Types> = Naming<IdentityMismatch, 'field', Written<Types, 'identity', string>>

type OfCreation<Command> = Command extends { readonly outcomes: infer Outcomes }
  ? OfSelection<Outcomes, 'create'>
  : never

type OfOperation<Command, Name> = Command extends { readonly outcomes: infer Outcomes }
  ? | OfSelection<Outcomes, Name>
    | (Naming<UnspecifiedMoveSource, 'outcome', AcceptingNames<Outcomes>> & { readonly operation: Name })
    | OfFulfilment<Outcomes, Name>
  : never

/** What the service rules refuse besides on a creation; nothing under `kernel/1`. */
export type ServiceCreationRefusalOf<Types extends EntityTypes> = Types extends UnderServiceRules
  ? OfIdentity<Types> | OfCreation<CreationOf<Types>>
  : never

/** What the service rules refuse besides on an operation; nothing under `kernel/1`. */
export type ServiceOperationRefusalOf<
  Types extends EntityTypes,
  Name extends OperationName<Types>,
> = Types extends UnderServiceRules ? OfIdentity<Types> | OfOperation<Types['operations'][Name], Name> : never
