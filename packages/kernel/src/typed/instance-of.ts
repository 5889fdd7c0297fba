import type { JsonNumber } from '../value/exact-number.js'
import type { EntityTypes } from './entity-types.js'
import type { Written } from './written.js'

/**
 * An instance with its fields by name; an `EntityInstance` (K-179).
 *
 * @example const roomOf = (lamp: InstanceOf<Lamp, 'on'>): string => lamp.fields.room
 */
export interface InstanceOf<Types extends EntityTypes, State = Types['states']> {
  readonly entity: Written<Types, 'entity', string>
  readonly version: Written<Types, 'version', number>
  readonly id: string
  readonly lifecycle_state: State
  /** 1 after creation, one more for each decision; exact past the safe integers (K-127). */
  readonly revision: JsonNumber
  readonly fields: Types['fields']
}
