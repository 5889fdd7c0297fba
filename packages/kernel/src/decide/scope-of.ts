import type { Held } from '../definition/held.js'
import type { Scope } from '../definition/scope.js'
import type { TakenInstance } from './take-instance.js'

/**
 * What references read: the instance before, the state that the transition leads to, and the fields at this moment
 * (K-115).
 */
export const scopeOf = (
  { instance, fields: oldFields }: TakenInstance,
  toState: string,
  args: Held,
  fields: Held,
): Scope => ({
  id: instance.id,
  entity: instance.entity,
  version: instance.version,
  state: toState,
  fromState: instance.lifecycle_state,
  toState,
  args,
  fields,
  oldFields,
  bound: undefined,
})
