import { membersOf } from '../recording/members-of.js'
import type { RelationCheck } from './checks.js'

const isCheck = (value: unknown): value is RelationCheck => value === 'exists' || value === 'acyclic'

/** The checks that a host names, or nothing where it names none or another. */
export const readCheck = (given: unknown): readonly RelationCheck[] | undefined => {
  const { check } = membersOf(given)
  const checks: readonly unknown[] = Array.isArray(check) ? check : [check]
  return checks.length > 0 && checks.every(isCheck) ? checks : undefined
}
