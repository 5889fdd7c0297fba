import { compareText } from '@assent/kernel'
import { isObject, membersOf } from '../recording/members-of.js'
import type { RelationCheck } from './checks.js'

const isCheck = (value: unknown): value is RelationCheck => value === 'exists' || value === 'acyclic'

/** The checks that a host names, or nothing where it names none or another. */
export const readCheck = (given: unknown): readonly RelationCheck[] | undefined => {
  const { check } = membersOf(given)
  const checks: readonly unknown[] = Array.isArray(check) ? check : [check]
  return checks.length > 0 && checks.every(isCheck) ? checks : undefined
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The members of a plain object in name order, each read once; nothing of anything else, or where reading throws. */
export const readMembers = (given: unknown): readonly (readonly [name: string, value: unknown])[] | undefined => {
  try {
    if (!isObject(given) || !isPlain(given)) return undefined
    return Object.entries({ ...given }).sort(([one], [other]) => compareText(one, other))
  } catch {
    return undefined
  }
}
