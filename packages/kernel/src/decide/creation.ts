import type { CompiledDefinition } from '../definition/compiled-definition.js'
import { heldByName, type Held } from '../definition/held.js'
import type { Scope } from '../definition/scope.js'
import type { EntityInstance } from '../record/record.js'
import type { JsonObject } from '../value/json.js'

/** What a creation makes: revision 1 in the initial state. */
export const createdInstance = (definition: CompiledDefinition, id: string, fields: JsonObject): EntityInstance => ({
  entity: definition.entity,
  version: definition.version,
  id,
  lifecycle_state: definition.initial,
  revision: 1,
  fields,
})

/** At creation there are fields and nothing before them (K-175). A creation event's `args` are the fields (K-180). */
export const creationScope = (
  { entity, version, id, lifecycle_state, fields: object }: EntityInstance,
  fields: Held = heldByName(object),
): Scope => ({
  id,
  entity,
  version,
  state: lifecycle_state,
  fromState: null,
  toState: lifecycle_state,
  args: fields,
  fields,
  oldFields: fields,
  bound: undefined,
})
