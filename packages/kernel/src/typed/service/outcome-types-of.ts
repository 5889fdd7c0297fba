import type { EventsFrom } from '../event-from.js'
import type { Written } from '../written.js'

/** An outcome that refuses, by the name of its error. */
export interface RefusingOutcome<Error> {
  readonly refuses: Error
}

type Each<Sources> = Sources extends readonly (infer Source)[] ? Source : Sources

/** What an outcome does, in the words of records (SR-166). */
export type EffectOf<Outcome> =
  Written<Outcome, 'effect', 'none'> extends infer Effect
    ? Effect extends { readonly moves: unknown }
      ? 'moved'
      : Effect extends 'creates'
        ? 'created'
        : Effect extends 'updates'
          ? 'updated'
          : 'unchanged'
    : never

/** An outcome for a wrong state is for states that no move starts from, its own included (SR-119). */
type FromOf<Outcome, States> = Outcome extends { readonly in_state: infer State }
  ? State
  : Outcome extends { readonly wrong_state: true }
    ? States
    : Outcome extends { readonly effect: { readonly moves: { readonly from: infer Sources } } }
      ? Each<Sources>
      : States

/** What does not move stays where it is (SR-128). */
type ToOf<Outcome, States> = Outcome extends { readonly effect: { readonly moves: { readonly to: infer State } } }
  ? State
  : FromOf<Outcome, States>

/** The events of an outcome, in the scope that they read. */
export type OutcomeEvents<Outcome, Scope> = EventsFrom<Written<Outcome, 'emits', readonly []>, Scope>

type ActionsIn<Fulfils> = {
  readonly [Field in keyof Fulfils]: Fulfils[Field] extends { readonly actions: infer Actions } ? Actions : never
}

/** What references read about the entity, whatever the operation. */
export interface ServiceScope {
  readonly entity: string
  readonly version: number
  readonly states: string
  readonly fields: unknown
}

/** What the events of an outcome of an operation read (SR-55). */
interface OutcomeScope<Entity extends ServiceScope, Args, Outcome> {
  readonly id: string
  readonly entity: Entity['entity']
  readonly version: Entity['version']
  readonly state: ToOf<Outcome, Entity['states']>
  readonly to_state: ToOf<Outcome, Entity['states']>
  readonly from_state: FromOf<Outcome, Entity['states']>
  readonly args: Args
  readonly fields: Entity['fields']
  readonly old_fields: Entity['fields']
}

interface AcceptingOutcome<Entity extends ServiceScope, Args, Outcome> {
  readonly effect: EffectOf<Outcome>
  readonly from: FromOf<Outcome, Entity['states']>
  readonly to: ToOf<Outcome, Entity['states']>
  readonly events: OutcomeEvents<Outcome, OutcomeScope<Entity, Args, Outcome>>
}

interface FulfillingOutcome<Entity extends ServiceScope, Args, Outcome, Fulfils> extends AcceptingOutcome<
  Entity,
  Args,
  Outcome
> {
  readonly fulfills: ActionsIn<Fulfils>
}

/** The static types of one outcome of an operation. */
export type OutcomeTypesOf<Entity extends ServiceScope, Args, Outcome> = Outcome extends {
  readonly refuses: { readonly error: infer Error }
}
  ? RefusingOutcome<Error>
  : Outcome extends { readonly fulfills: infer Fulfils }
    ? FulfillingOutcome<Entity, Args, Outcome, Fulfils>
    : AcceptingOutcome<Entity, Args, Outcome>
