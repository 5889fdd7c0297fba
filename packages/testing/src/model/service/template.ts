import { isJsonArray, isJsonObject, memberOf, type CopiesDocument, type Json, type JsonObject } from '@assent/kernel'
import { literalOf, objectFrom, referencesIn } from '../facts.js'
import { membersOf } from '../names.js'
import type { Reading } from '../refusal.js'
import { isWithheld, lookUp, type Scope } from './scope.js'

const fill = (template: Json, scope: Scope): Json => {
  if (typeof template === 'string')
    return referencesIn(template).length > 0 ? (lookUp(template, scope) ?? null) : literalOf(template)
  if (isJsonArray(template)) return template.map((element) => fill(element, scope))
  if (!isJsonObject(template)) return template
  return objectFrom(membersOf(template).map(([name, member]) => [name, fill(member, scope)]))
}

/** A template with its references replaced; the first that gives nothing, or nothing yet, refuses (K-77, SR-95). */
export const resolveTemplate = (template: Json, scope: Scope): Reading<Json> => {
  const missing = referencesIn(template).find(
    (reference) => isWithheld(reference, scope) || lookUp(reference, scope) === undefined,
  )
  return missing === undefined
    ? { accepted: fill(template, scope) }
    : { refused: { kind: 'template', expression: missing } }
}

/** Templates by name, in name order. */
export const resolveTemplates = (templates: { readonly [name: string]: Json }, scope: Scope): Reading<JsonObject> => {
  const members: (readonly [string, Json])[] = []
  for (const [name, template] of membersOf(templates)) {
    const resolved = resolveTemplate(template, scope)
    if ('refused' in resolved) return resolved
    members.push([name, resolved.accepted])
  }
  return { accepted: objectFrom(members) }
}

/** What is copied of the arguments: a leaf that is there, null included (SR-132). */
export const copied = (copies: CopiesDocument, args: JsonObject): JsonObject =>
  objectFrom(
    membersOf(copies).flatMap(([target, { argument }]) => {
      const leaf = argument
        .split('.')
        .reduce<Json | undefined>(
          (value, segment) => (value !== undefined && isJsonObject(value) ? memberOf(value, segment) : undefined),
          args,
        )
      return leaf === undefined ? [] : [[target, leaf] as const]
    }),
  )
