import type { ValidatedDefinition } from '@assent/kernel'
import { ownId } from '../../arbitrary/service/own-id.js'
import type { Call } from '../exploration.js'

/** The call; a creation under the id of its identity, where the definition declares one. */
export const identified = (definition: ValidatedDefinition, call: Call): Call =>
  call.command === 'create' ? { ...call, id: ownId(definition, call.fields, call.id) } : call
