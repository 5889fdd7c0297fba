import type {
  ArgumentsOf,
  CreationFieldsOf,
  DomainEvent,
  EntityInstance,
  EntityTypes,
  FulfillmentActions,
  InstanceOf,
  JsonNumber,
  OperationName,
} from '@assent/kernel'

interface Nothing {
  readonly [name: string]: never
}

/**
 * The arguments of an operation as what follows its name: nothing needs to follow where none is required. After them
 * come the actions for fields that the host fulfils (SR-142).
 */
export type GivenArguments<Types extends EntityTypes, Name extends OperationName<Types>> =
  Nothing extends ArgumentsOf<Types, Name>
    ? readonly [given?: ArgumentsOf<Types, Name>, fulfillments?: FulfillmentActions]
    : readonly [given: ArgumentsOf<Types, Name>, fulfillments?: FulfillmentActions]

type ExecutedOf<Types extends EntityTypes, Name extends OperationName<Types>> = {
  readonly operation: Name
  /** The actions for the fields that the host fulfils. Left out: none. */
  readonly fulfillments?: FulfillmentActions
} & (Nothing extends ArgumentsOf<Types, Name>
  ? { readonly arguments?: ArgumentsOf<Types, Name> }
  : { readonly arguments: ArgumentsOf<Types, Name> })

/** An operation that was executed, with its arguments; these may be left out where none is required. */
type Executed<Types extends EntityTypes> = {
  readonly [Name in OperationName<Types>]: ExecutedOf<Types, Name>
}[OperationName<Types>]

/** An instance in this state, made for the purpose; nobody asks whether operations lead to it. */
interface GivenState<Types extends EntityTypes> {
  readonly state: Types['states']
  /** As a creation takes them: the schema is asked, and defaults are filled in. */
  readonly fields: CreationFieldsOf<Types>
  /** Left out: the address of the identity field, else the name of the entity and `-1`. */
  readonly id?: string
  /** Left out: 1. */
  readonly revision?: JsonNumber
}

/** An instance as it is, such as that of another decision. */
interface GivenInstance<Types extends EntityTypes> {
  readonly instance: EntityInstance | InstanceOf<Types>
}

/** The instance that this history proves, as `rehydrate` folds it: oldest event first, the creation's included. */
interface GivenEvents {
  readonly events: readonly DomainEvent[]
}

/** The instance that a creation and these operations, each of which must be accepted, lead to. */
interface GivenCalls<Types extends EntityTypes> {
  readonly created: CreationFieldsOf<Types>
  readonly executed?: readonly Executed<Types>[]
  /** Left out: the address of the identity field, else the name of the entity and `-1`. */
  readonly id?: string
}

/** What is there before an operation: a state, an instance, a history of events, or calls. */
export type Given<Types extends EntityTypes> =
  GivenState<Types> | GivenInstance<Types> | GivenEvents | GivenCalls<Types>
