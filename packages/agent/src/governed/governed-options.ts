import type { AllowedCall } from '../allow/allowed-type.js'
import type { Host } from '../host/host.js'

/** How a creation or an operation becomes an action. */
export interface GovernedCall extends AllowedCall {
  /** Of the action: `<type>_<operation>` where it is left out, such as `refund_approve`. */
  readonly id?: string
}

/** A definition that becomes an entity type, and what of it becomes actions. What is not named does not exist. */
export interface GovernedDefinition {
  readonly entity: string
  /** Of the definition; one at least. An instance of another version does not exist for callers. */
  readonly versions: readonly number[]
  /** Of the entity type: the entity's name where it is left out. Give one where that is no id of a provider. */
  readonly id?: string
  /** For people; the id where it is left out. */
  readonly name?: string
  /** For people and models. */
  readonly description?: string
  /** Left out: callers create none. */
  readonly create?: GovernedCall
  /** By name; each is an operation of one of the versions at least. */
  readonly operations: { readonly [operation: string]: GovernedCall }
}

/** The fields by which callers may search. All of them are of the definition; a state is always taken. */
export interface Searchable {
  /** Text fields, in one of which the searched text occurs. */
  readonly text?: readonly string[]
  /** Fields that a search may ask to have a value: of text, numbers, booleans and enums. */
  readonly matching?: readonly string[]
  /**
   * Fields to sort by: numbers, booleans, enums, and text of at most `longestSortText` characters, for each cursor
   * holds one value.
   */
  readonly order_by?: readonly string[]
}

/** What `governed` takes: the trusted side of an agent's tools, and how the definition is searched. */
export interface GovernedOptions<Principal, Definition extends GovernedDefinition> extends Omit<
  Host<Principal>,
  'allow' | 'escalated'
> {
  readonly definition: Definition
  readonly searchable?: Searchable
  /**
   * Is the principal of a call, which a provider hands on as it got it, one of this host's? Where it is not, the call
   * is `provider_failed`: whoever serves the provider has to authenticate.
   */
  readonly isPrincipal: (given: unknown) => given is Principal
  /** Results of a page where the caller names no limit: 100 where it is left out; at most what the provider allows. */
  readonly pageLimit?: number
}

/** The longest text that is sorted by, in characters. */
export const longestSortText = 256
