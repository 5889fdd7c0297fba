import type { EntityInstance, JsonObject } from '@assent/kernel'
import type { Caller } from '../caller.js'
import type { ProposedCall } from './proposed-call.js'
import type { Proposable } from '../tool.js'

/** What the host is told of an operation, the same whether it is proposed, previewed, explained or only possible. */
export const operationCall = (
  { operation }: Proposable,
  { conversation }: Caller<unknown>,
  instance: EntityInstance,
  args: JsonObject,
): ProposedCall => {
  const { entity, id } = instance
  return { kind: 'operation', entity, operation, id, arguments: args, instance, conversation }
}
