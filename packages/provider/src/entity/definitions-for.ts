import { defineAction, type ActionDefinition } from '../action/define-action.js'
import type { Action } from '../action/action.js'
import type { AnySchema, DecodedOf, TravelOf, WireOf } from '../codec/schema.js'
import { defineEntityType, type EntityTypeDefinition } from './define-entity-type.js'
import type { EntityType } from './entity-type.js'

/** `defineEntityType` and `defineAction` for functions that need something of a host. */
export interface DefinitionsFor<Services> {
  readonly defineEntityType: <const Id extends string, D extends AnySchema, S extends AnySchema>(
    definition: EntityTypeDefinition<Id, D, S, Services>,
  ) => EntityType<Id, DecodedOf<D>, WireOf<S>, Services, TravelOf<D>>
  readonly defineAction: <const Id extends string, I extends AnySchema, O extends AnySchema>(
    definition: ActionDefinition<Id, I, O, Services>,
  ) => Action<Id, WireOf<I>, DecodedOf<O>, Services, TravelOf<O>>
}

/**
 * Says which services the functions of entity types and actions need. A provider that has others does not take them.
 *
 * @example const { defineEntityType, defineAction } = definitionsFor<{ calendar: Calendar }>()
 */
export const definitionsFor = <Services>(): DefinitionsFor<Services> => ({ defineEntityType, defineAction })
