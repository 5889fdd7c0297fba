import type { ValueError } from '@assent/kernel'

/** Everything that a call of a provider answers where it does not succeed. Closed: `providerAdvice` tells of each. */
export type ProviderError =
  | InvalidInput
  | UnknownProvider
  | UnknownEntityType
  | UnknownAction
  | ProviderFailed
  | MalformedAnswer
  | WrongRecord
  | TooManyResults
  | CursorLoop
  | ProviderBusy
  | DeadlineExceeded
  | Cancelled

/** Which call it was. */
export interface CallPlace {
  readonly provider: string
  readonly operation: 'search' | 'get' | 'execute'
  /** Null of an action. */
  readonly entity_type: string | null
  /** Null of an entity type. */
  readonly action: string | null
}

/** The caller's input is not what is taken: each fault by its path. Asked before anything else. */
export interface InvalidInput extends CallPlace {
  readonly kind: 'invalid_input'
  /** Never empty; at most 100. */
  readonly errors: readonly ValueError[]
  /** How many further faults were found, where there are any. */
  readonly more?: number
}

/** No provider of this id is registered. */
export interface UnknownProvider {
  readonly kind: 'unknown_provider'
  readonly provider: string
}

/** The provider has no entity type of this id. */
export interface UnknownEntityType {
  readonly kind: 'unknown_entity_type'
  readonly provider: string
  readonly entity_type: string
}

/** The provider has no action of this id. */
export interface UnknownAction {
  readonly kind: 'unknown_action'
  readonly provider: string
  readonly action: string
}

/** A function of the provider threw, or one of its codecs did. What it threw went to its log, and nowhere else. */
export interface ProviderFailed extends CallPlace {
  readonly kind: 'provider_failed'
}

/** The provider answered what its own type does not allow: each fault by its path, such as `results[2].title`. */
export interface MalformedAnswer extends CallPlace {
  readonly kind: 'malformed_answer'
  /** Never empty; at most 100. */
  readonly errors: readonly ValueError[]
  readonly more?: number
}

/** The provider was asked for one record and answered another. */
export interface WrongRecord extends CallPlace {
  readonly kind: 'wrong_record'
  /** Asked for. */
  readonly id: string
  /** Of the answer. */
  readonly found: string
}

/** The provider answered more results than it was to; none of them is passed on. */
export interface TooManyResults extends CallPlace {
  readonly kind: 'too_many_results'
  readonly limit: number
  readonly found: number
}

/** Paging does not end: a cursor came back, or too many pages without a result followed each other. */
export interface CursorLoop extends CallPlace {
  readonly kind: 'cursor_loop'
  readonly reason: 'same_cursor' | 'empty_pages'
}

/** As many calls run and wait as the provider allows, or none ended in time. This one did not begin. */
export interface ProviderBusy extends CallPlace {
  readonly kind: 'provider_busy'
}

/** The call took longer than it may. */
export interface DeadlineExceeded extends CallPlace {
  readonly kind: 'deadline_exceeded'
  readonly milliseconds: number
  /** Had the provider been asked? An action may then have taken effect. */
  readonly started: boolean
}

/** The caller's signal ended the call. */
export interface Cancelled extends CallPlace {
  readonly kind: 'cancelled'
  /** Had the provider been asked? An action may then have taken effect. */
  readonly started: boolean
}

/** What to do about an error, by its kind: for tool descriptions, and for whatever else teaches a caller. */
export const providerAdvice: { readonly [kind in ProviderError['kind']]: string } = {
  invalid_input: 'repair every path that `errors` names, then call again',
  unknown_provider: 'use only the providers that are listed',
  unknown_entity_type: 'use only the entity types that the provider lists',
  unknown_action: 'use only the actions that the provider lists',
  provider_failed: 'nothing was learned: do not treat the record as absent; try once more, then tell the operator',
  malformed_answer: 'nothing was learned: the provider answers what its type does not allow; tell the operator',
  wrong_record: 'nothing was learned: the provider answers another record; tell the operator',
  too_many_results: 'ask again with another limit; the provider does not honour this one; tell the operator',
  cursor_loop: 'stop paging: what you have may not be all; tell the operator',
  provider_busy: 'the provider was not asked: wait, then call again',
  deadline_exceeded: 'ask for less, or again later; where an action had started, find out first whether it took effect',
  cancelled: 'where an action had started, find out whether it took effect before calling again',
}
