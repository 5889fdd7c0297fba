import {
  equalByValue,
  isJsonArray,
  isJsonObject,
  memberOf,
  type EntityInstance,
  type Json,
  type JsonObject,
} from '@assent/kernel'
import type { TextQuery } from '../../query-store.js'
import type { QueryPlan } from './plan-query.js'

/** Does the value contain the expected one? */
const contains = (value: Json, expected: Json): boolean => {
  if (isJsonArray(expected)) {
    return isJsonArray(value) && expected.every((part) => value.some((element) => contains(element, part)))
  }
  if (isJsonObject(expected)) return isJsonObject(value) && hasMembers(value, expected)
  return equalByValue(value, expected)
}

const hasMembers = (value: JsonObject, expected: JsonObject): boolean =>
  Object.entries(expected).every(([name, part]) => {
    const member = memberOf(value, name)
    return member !== undefined && contains(member, part)
  })

// Case as the host's expressions fold it under `iu`: Unicode's simple folding, the same in every locale.
const finderOf = (text: string): RegExp => new RegExp(text.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&'), 'iu')

const holdsText = ({ contains: text, in: fields }: TextQuery): ((instance: EntityInstance) => boolean) => {
  const finder = finderOf(text)
  return (instance) =>
    fields.some((name) => {
      const value = memberOf(instance.fields, name)
      return typeof value === 'string' && finder.test(value)
    })
}

/** Is the instance one that the query asks for? Exact: a store that chooses rows by other means asks it again. */
export const matcherOf = ({ matching, state, text }: QueryPlan): ((instance: EntityInstance) => boolean) => {
  const isInState = (instance: EntityInstance): boolean => state === undefined || instance.lifecycle_state === state
  const hasText = text === undefined ? () => true : holdsText(text)
  return (instance) => isInState(instance) && hasMembers(instance.fields, matching) && hasText(instance)
}
