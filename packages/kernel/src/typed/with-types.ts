import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { ValidatedDefinition } from '../definition/validated-definition.js'
import type { ValueError } from '../refusal.js'
import { disagreements } from './disagreements.js'
import type { EntityTypes } from './entity-types.js'
import type { NamesOf } from './names-of.js'
import { typedDefinition, type TypedBy } from './typed-by.js'

/** A definition is not the one that a program was written for. */
export interface TypesDisagree {
  readonly kind: 'types_disagree'
  /** Never empty. Paths such as `states.off`, `fields.room`, `operations.light.arguments.by`. */
  readonly errors: readonly ValueError[]
}

const disagree = (errors: readonly ValueError[]): TypesDisagree => ({ kind: 'types_disagree', errors })

const notValidated: ValueError = { path: 'definition', message: 'expected a definition that `validate` accepted' }

/**
 * Types a definition that was loaded as data, by types that the program declares itself.
 *
 * What can be compared at run time is compared: the states are the same ones, and every declared field, operation and
 * argument is the definition's. The definition may have more fields, operations and arguments. Under the service rules
 * the level, the identity and the outcomes with their errors are the same ones, and every declared member of a response
 * is the definition's. That a `string` is a text there, and that what is declared as present is required, is the
 * program's word.
 *
 * @returns `types_disagree`, with every name that one side has and the other lacks
 * @example
 * const lamp = withTypes<Lamp>(definition, {
 *   states: { off: true, on: true },
 *   fields: { room: true, hours: true },
 *   operations: { light: { by: true } },
 * })
 */
export const withTypes = <Types extends EntityTypes>(
  definition: ValidatedDefinition,
  names: NamesOf<Types>,
): Either<TypesDisagree, TypedBy<Types>> => {
  if (!ValidatedDefinition.is(definition)) return left(disagree([notValidated]))
  const errors = disagreements(names, definition.document)
  return errors.length === 0 ? right(typedDefinition<Types>(definition)) : left(disagree(errors))
}
