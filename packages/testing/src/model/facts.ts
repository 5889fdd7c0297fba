import { isJsonArray, isJsonObject, memberOf, type EntityInstance, type Json, type JsonObject } from '@assent/kernel'
import { membersOf } from './names.js'

/** What references read, by the word after the `$` (K-74). What a place does not have is not there. */
export interface Facts {
  readonly [root: string]: Json
}

/** The facts of a creation (K-175). */
export const factsOfCreation = ({ entity, version, id, lifecycle_state, fields }: EntityInstance): Facts => ({
  entity,
  version,
  id,
  state: lifecycle_state,
  to_state: lifecycle_state,
  fields,
})

/** The facts of an execution, with the fields of the moment (K-115, K-175). */
export const factsOfExecution = (
  { entity, version, id, lifecycle_state, fields: old }: EntityInstance,
  toState: string,
  args: JsonObject,
  fields: JsonObject,
): Facts => ({
  entity,
  version,
  id,
  state: toState,
  from_state: lifecycle_state,
  to_state: toState,
  args,
  fields,
  old_fields: old,
})

/** What a reference gives: members of objects, step by step, or nothing (K-76). */
export const lookUp = (reference: string, facts: Facts): Json | undefined => {
  const [root = '', ...path] = reference.slice(1).split('.')
  if (path[0] === '') return undefined
  let value: Json | undefined = memberOf(facts, root)
  for (const segment of path) {
    if (value === undefined || !isJsonObject(value)) return undefined
    value = memberOf(value, segment)
  }
  return value
}

const isReference = (text: string): boolean => text.startsWith('$') && !text.startsWith('$$')

/** What a text that is no reference stands for (K-73). */
export const literalOf = (text: string): string => (text.startsWith('$$') ? text.slice(1) : text)

/** The references of a template in the order of K-79. */
export const referencesIn = (template: Json): readonly string[] => {
  if (typeof template === 'string') return isReference(template) ? [template] : []
  if (isJsonArray(template)) return template.flatMap(referencesIn)
  return isJsonObject(template) ? membersOf(template).flatMap(([, member]) => referencesIn(member)) : []
}

/** The template with its references replaced, each of which gives something (K-73). */
export const resolve = (template: Json, facts: Facts): Json => {
  if (typeof template === 'string')
    return isReference(template) ? (lookUp(template, facts) ?? null) : literalOf(template)
  if (isJsonArray(template)) return template.map((element) => resolve(element, facts))
  if (!isJsonObject(template)) return template
  return objectFrom(membersOf(template).map(([name, member]) => [name, resolve(member, facts)]))
}

/** An object of any names. */
export const objectFrom = (members: readonly (readonly [string, Json])[]): JsonObject => Object.fromEntries(members)
