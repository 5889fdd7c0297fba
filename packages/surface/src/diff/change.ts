/**
 * What a change does. `breaks_callers`: a request that was accepted may be refused or do something else, or an answer
 * lacks what it carried. `breaks_stored`: an instance that is stored may be refused, or go no further.
 */
export type ChangeEffect = 'compatible' | 'breaks_callers' | 'breaks_stored'

/** One effect of one change. A change that breaks callers and stored instances is told twice, each with its reason. */
export interface DefinitionChange {
  /** Where, such as `schema.address.city`, `operations.pause.arguments.until`, `invariants`. */
  readonly path: string
  readonly effect: ChangeEffect
  /** What is different, in a few words. For people. */
  readonly change: string
  /** Why it has this effect, in one line. For people. */
  readonly reason: string
}

const effect =
  (kind: ChangeEffect) =>
  (path: string, change: string, reason: string): DefinitionChange => ({ path, effect: kind, change, reason })

/** What went through before goes through still. */
export const compatible = effect('compatible')

/** Whoever sends requests or reads answers has to change too. */
export const breaksCallers = effect('breaks_callers')

/** What is stored may not hold under the new definition. */
export const breaksStored = effect('breaks_stored')
