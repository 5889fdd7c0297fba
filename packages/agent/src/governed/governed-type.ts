import type { Action, ById, EntityType, Over, ProviderInstance } from '@assent/provider'
import type { GovernedAnswer } from './governed-answer.js'
import type { GovernedInstance } from './governed-instance.js'
import type { GovernedDefinition } from './governed-options.js'
import type { ProposedCreation, ProposedOperation } from './proposal-input.js'
import type { GovernedSearch } from './search-input.js'

/** The id of the entity type. */
export type GovernedId<D extends GovernedDefinition> = D extends { readonly id: infer Id extends string }
  ? Id
  : D['entity']

type ActionId<D extends GovernedDefinition, Name extends string, Call> = Call extends {
  readonly id: infer Id extends string
}
  ? Id
  : `${GovernedId<D>}_${Name}`

type Operations<D extends GovernedDefinition> = {
  [Name in keyof D['operations'] & string]: Action<
    ActionId<D, Name, D['operations'][Name]>,
    ProposedOperation,
    GovernedAnswer
  >
}[keyof D['operations'] & string]

type Creation<D extends GovernedDefinition> = D['create'] extends object
  ? Action<ActionId<D, 'create', D['create']>, ProposedCreation, GovernedAnswer>
  : never

/** The entity type of a definition. */
export type GovernedEntityType<D extends GovernedDefinition> = EntityType<
  GovernedId<D>,
  GovernedInstance,
  GovernedSearch
>

/** One of the actions of a definition. */
export type GovernedAction<D extends GovernedDefinition> = Operations<D> | Creation<D>

/** An Assent definition as an entity type and actions of a provider. */
export interface Governed<D extends GovernedDefinition> {
  readonly type: GovernedEntityType<D>
  /** The creation first, where there is one; then the operations in the order of the definition. */
  readonly actions: readonly GovernedAction<D>[]
  /**
   * Registers the type and its actions.
   *
   * @returns the same provider, whose type knows them
   */
  readonly registerOn: <Id extends string, Entities, Actions, Services>(
    provider: ProviderInstance<Id, Entities, Actions, Services>,
  ) => ProviderInstance<
    Id,
    Over<Entities, ById<readonly [GovernedEntityType<D>]>>,
    Over<Actions, ById<readonly GovernedAction<D>[]>>,
    Services
  >
}
