import { left, right, type Either } from 'fp-ts/lib/Either.js'
import type { CompiledAssignment } from '../definition/compile-assignment.js'
import { AssignmentFault, evaluateAssignment } from '../definition/evaluate-assignment.js'
import type { CompiledOperation } from '../definition/compiled-definition.js'
import type { Scope } from '../definition/scope.js'
import type { CoreError } from '../refusal.js'
import { deepestValue, isDeeperThan } from '../value/depth.js'
import type { Json } from '../value/json.js'
import { invalid, missingReference, tooDeep } from './refusals.js'

const refusalOf = (operation: string, field: string, { fault }: AssignmentFault): CoreError => {
  switch (fault.kind) {
    case 'missing_reference':
      return missingReference(fault.expression)
    case 'not_a_number':
      return invalid(`fields.${field}`, `expected ${fault.expected}, to be incremented`)
    case 'wrong_amount':
      return {
        kind: 'template',
        expression: fault.expression,
        reason: 'the amount is no number of the kind of its field',
      }
    case 'overflow': {
      const { value, amount, range } = fault
      return { kind: 'increment_overflow', operation, field, value, amount, range }
    }
  }
}

// A template that wraps a field in itself makes it deeper with every execution.
const isTooDeep = (value: Json | undefined): boolean =>
  typeof value === 'object' && isDeeperThan(value, deepestValue - 1)

/**
 * Evaluates every assignment on the fields before the operation, in name order; the first refusal wins (K-130).
 *
 * @returns the value of each, in their order; nothing clears the field
 */
export const assign = (
  { name, set }: Pick<CompiledOperation, 'name' | 'set'>,
  scope: Scope,
): Either<CoreError, readonly (Json | undefined)[]> => {
  const values = new Array<Json | undefined>(set.length)
  for (let index = 0; index < set.length; index += 1) {
    const assignment = set[index] as CompiledAssignment
    const { field } = assignment
    const value = evaluateAssignment(assignment, scope)
    if (value instanceof AssignmentFault) return left(refusalOf(name, field, value))
    if (isTooDeep(value)) return left(invalid(`fields.${field}`, tooDeep))
    values[index] = value
  }
  return right(values)
}
