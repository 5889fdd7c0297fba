import type { AnyAction } from '../action/action.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import type { CallPlace } from '../error/provider-error.js'

/** Which call of an entity type it is. */
export const placeOfType = (provider: string, operation: 'search' | 'get', { id }: AnyEntityType): CallPlace => ({
  provider,
  operation,
  entity_type: id,
  action: null,
})

/** Which call of an action it is. */
export const placeOfAction = (provider: string, { id }: AnyAction): CallPlace => ({
  provider,
  operation: 'execute',
  entity_type: null,
  action: id,
})
