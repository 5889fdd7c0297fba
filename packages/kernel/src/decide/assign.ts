import { left, right, type Either } from 'fp-ts/lib/Either.js'
import { AssignmentFault, evaluateAssignment } from '../definition/evaluate-assignment.js'
import type { CompiledOperation } from '../definition/compiled-definition.js'
import type { Scope } from '../definition/scope.js'
import type { CoreError } from '../refusal.js'
import { deepestValue, isDeeperThan } from '../value/depth.js'
import type { Json } from '../value/json.js'
import type { Change } from '../value/members.js'
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
const isTooDeep = (value: Json | undefined): boolean => value !== undefined && isDeeperThan(value, deepestValue - 1)

/** Evaluates every assignment on the fields before the operation, in name order; the first refusal wins (K-130). */
export const assign = ({ name, set }: CompiledOperation, scope: Scope): Either<CoreError, readonly Change[]> => {
  const changes: Change[] = []
  for (const assignment of set) {
    const { field } = assignment
    const value = evaluateAssignment(assignment, scope)
    if (value instanceof AssignmentFault) return left(refusalOf(name, field, value))
    if (isTooDeep(value)) return left(invalid(`fields.${field}`, tooDeep))
    changes.push([field, value])
  }
  return right(changes)
}
