import type { JsonObject } from '@assent/kernel'
import type { Caller } from '../caller.js'
import type { ProposedCall } from './proposed-call.js'

/** What the host is told of a creation, the same whether it is proposed or previewed. */
export const creationCall = (
  entity: string,
  id: string | undefined,
  fields: JsonObject,
  { conversation }: Caller<unknown>,
): ProposedCall => ({
  kind: 'create',
  entity,
  operation: null,
  id: id ?? null,
  arguments: fields,
  instance: null,
  conversation,
})
