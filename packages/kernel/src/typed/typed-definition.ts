import type { Either } from 'fp-ts/lib/Either.js'
import type { ValidatedDefinition } from '../definition/validated-definition.js'
import type { CreationDecisionOf, OperationDecisionOf } from './decision-of.js'
import type { EntityTypes } from './entity-types.js'
import type { CreationRefusalOf, OperationRefusalOf } from './refusal-of.js'
import type { CreateRequestOf, ExecuteRequestOf } from './request-of.js'

/**
 * A validated definition whose names TypeScript knows. At run time it adds nothing: both functions are `decideCreate`
 * and `decide` on `definition`, and give the same answers.
 *
 * @example
 * const lit = lamp.execute({ instance, operation: 'light', arguments: { by: 'mara' } })
 * if (isRight(lit)) lit.right.events[0].payload.by
 */
export interface TypedDefinition<Types extends EntityTypes> {
  /** For a registry, an explanation, a projection: whatever takes a definition. */
  readonly definition: ValidatedDefinition
  /** As `decideCreate`. */
  readonly create: (request: CreateRequestOf<Types>) => Either<CreationRefusalOf<Types>, CreationDecisionOf<Types>>
  /** As `decide`: another operation or other arguments than the definition's do not compile. */
  readonly execute: <Name extends keyof Types['operations'] & string>(
    request: ExecuteRequestOf<Types, Name>,
  ) => Either<OperationRefusalOf<Types, Name>, OperationDecisionOf<Types, Name>>
}
