import { decideCreate, type CreateRequest } from '../decide/create.js'
import { decide, type ExecuteRequest } from '../decide/execute.js'
import type { ValidatedDefinition } from '../definition/validated-definition.js'
import type { EntityTypes } from './entity-types.js'
import { serviceCalls } from './service/service-calls.js'
import type { TypedServiceDefinition } from './service/typed-service-definition.js'
import type { UnderServiceRules } from './service/under-service-rules.js'
import type { TypedDefinition } from './typed-definition.js'

/** What types a definition: the one place where the two sets of rules part. */
export type TypedBy<Types extends EntityTypes> = Types extends UnderServiceRules
  ? TypedServiceDefinition<Types>
  : TypedDefinition<Types>

/**
 * Types a definition. Whoever calls this knows that the definition is what the types say; the kernel cannot see
 * types.
 */
export const typedDefinition = <Types extends EntityTypes>(definition: ValidatedDefinition): TypedBy<Types> => {
  const untyped = {
    definition,
    create: (request: CreateRequest) => decideCreate(definition, request),
    execute: (request: ExecuteRequest) => decide(definition, request),
  }
  const typed = definition.document.semantics === undefined ? untyped : { ...untyped, ...serviceCalls(definition) }
  return typed as unknown as TypedBy<Types>
}
