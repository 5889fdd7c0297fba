import { left, type Either } from 'fp-ts/lib/Either.js'
import { compiledOf, type ValidatedDefinition } from '../../definition/validated-definition.js'
import type { Decision } from '../../record/record.js'
import type { CoreError } from '../../refusal.js'
import { decideCreate, type CreateRequest } from '../create.js'
import { decide, type ExecuteRequest } from '../execute.js'
import { partOf } from '../part-of.js'
import { notValidated } from '../refusals.js'
import { createDerivedInstance } from './create-service.js'
import { evaluationOf, type Evaluation } from './evaluation.js'

/** A creation whose id is derived from what it is made from. */
export type CreateDerivedRequest = Pick<CreateRequest, 'fields'>

/**
 * Decides a creation whose id is the address of its identity field (SR-92 to SR-96). `decideCreate` with that id and
 * the same input gives the same Decision, byte for byte.
 *
 * @returns a Decision; or the first refusal, `creation_identity_unavailable` among them, for every definition that
 *   declares no identity
 */
export const decideCreateDerived = (
  definition: ValidatedDefinition,
  request: CreateDerivedRequest,
): Either<CoreError, Decision> => {
  const compiled = compiledOf(definition)
  return compiled === undefined ? left(notValidated()) : createDerivedInstance(compiled, partOf(request, 'fields'))
}

/** As `decide`, with a declared refusal as a value (SR-151). */
export const evaluate = (definition: ValidatedDefinition, request: ExecuteRequest): Either<CoreError, Evaluation> =>
  evaluationOf(decide(definition, request))

/** As `decideCreate`, with a declared refusal as a value (SR-151). */
export const evaluateCreate = (
  definition: ValidatedDefinition,
  request: CreateRequest,
): Either<CoreError, Evaluation> => evaluationOf(decideCreate(definition, request))

/** As `decideCreateDerived`, with a declared refusal as a value (SR-151). */
export const evaluateCreateDerived = (
  definition: ValidatedDefinition,
  request: CreateDerivedRequest,
): Either<CoreError, Evaluation> => evaluationOf(decideCreateDerived(definition, request))
