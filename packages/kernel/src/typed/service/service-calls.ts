import { continueWith, fulfill, selectWith } from '../../decide/service/continue.js'
import {
  decideCreateDerived,
  evaluate,
  evaluateCreate,
  evaluateCreateDerived,
  type CreateDerivedRequest,
} from '../../decide/service/evaluate.js'
import type { CreateRequest } from '../../decide/create.js'
import type { ExecuteRequest } from '../../decide/execute.js'
import { prepare, type PrepareRequest } from '../../decide/service/prepare.js'
import type { ValidatedDefinition } from '../../definition/validated-definition.js'

/**
 * The calls that a typed definition under the service rules has besides `create` and `execute`.
 * `TypedServiceDefinition` says their types.
 */
export const serviceCalls = (definition: ValidatedDefinition): object => ({
  createDerived: (request: CreateDerivedRequest) => decideCreateDerived(definition, request),
  evaluateCreate: (request: CreateRequest) => evaluateCreate(definition, request),
  evaluateCreateDerived: (request: CreateDerivedRequest) => evaluateCreateDerived(definition, request),
  evaluate: (request: ExecuteRequest) => evaluate(definition, request),
  prepare: (request: PrepareRequest) => prepare(definition, request),
  continueWith,
  selectWith,
  fulfill,
})
