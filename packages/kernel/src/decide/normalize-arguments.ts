import { left, type Either } from 'fp-ts/lib/Either.js'
import { compiledOf, type ValidatedDefinition } from '../definition/validated-definition.js'
import type { CoreError } from '../refusal.js'
import type { JsonObject } from '../value/json.js'
import { operationNotFound } from './operation-not-found.js'
import { notValidated } from './refusals.js'
import { takeObject } from './take-object.js'

/**
 * The arguments of an operation after defaults and validation, in name order (K-123).
 *
 * @returns `operation_not_found` or `validation` where they cannot be (K-5)
 */
export const normalizeArguments = (
  definition: ValidatedDefinition,
  operation: string,
  args: unknown,
): Either<CoreError, JsonObject> => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return left(notValidated())
  const found = compiled.operations.get(operation)
  return found === undefined ? left(operationNotFound(operation)) : takeObject(args, 'arguments', found.arguments)
}

/**
 * What a creation is made from, after defaults and validation, in name order; the invariants are not asked. It is the
 * fields, or where the definition has outcomes of a creation their arguments (SR-106).
 *
 * @returns `validation` at `fields`, or at `arguments`, where the input is not accepted
 */
export const normalizeFields = (definition: ValidatedDefinition, fields: unknown): Either<CoreError, JsonObject> => {
  const compiled = compiledOf(definition)
  if (compiled === undefined) return left(notValidated())
  const outcomes = compiled.service?.creation
  return outcomes === undefined
    ? takeObject(fields, 'fields', compiled.schema)
    : takeObject(fields, 'arguments', outcomes.arguments)
}
