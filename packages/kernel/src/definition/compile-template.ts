import { deepFreeze } from '../value/freeze.js'
import { isJsonArray, isJsonObject, writerOf, type Json, type JsonObject } from '../value/json.js'
import { namesOf } from '../value/text.js'
import { compileReference } from './compile-reference.js'
import { isReference, literalOf } from './reference.js'
import type { Scope } from './scope.js'

/** A reference of a template that gave nothing; never replaced by null (K-77). */
export class MissingReference {
  constructor(readonly expression: string) {}
}

/** Resolves a template, naming the first reference that gives nothing (K-79). */
export type Template = (scope: Scope) => Json | MissingReference

const compileText = (text: string): Template => {
  if (!isReference(text)) {
    const literal = literalOf(text)
    return () => literal
  }
  const read = compileReference(text)
  const missing = new MissingReference(text)
  return (scope) => {
    const value = read(scope)
    return value === undefined ? missing : value
  }
}

const compileList =
  (elements: readonly Template[]): Template =>
  (scope) => {
    const list: Json[] = []
    for (const element of elements) {
      const value = element(scope)
      if (value instanceof MissingReference) return value
      list.push(value)
    }
    return list
  }

interface MemberTemplate {
  readonly name: string
  readonly value: Template
  readonly write: ReturnType<typeof writerOf>
}

const compileObject =
  (members: readonly MemberTemplate[]): Template =>
  (scope) => {
    const object: { [name: string]: Json } = {}
    for (const { name, value, write } of members) {
      const resolved = value(scope)
      if (resolved instanceof MissingReference) return resolved
      write(object, name, resolved)
    }
    return object
  }

/** Does a template read nothing, so that it is the same value always? */
export const isConstant = (template: Json): boolean => {
  if (typeof template === 'string') return !template.startsWith('$')
  if (template === null || typeof template !== 'object') return true
  if (isJsonArray(template)) return template.every(isConstant)
  return !isJsonObject(template) || Object.values(template).every(isConstant)
}

const memberTemplates = (object: JsonObject): readonly MemberTemplate[] =>
  namesOf(object).map((name) => ({
    name,
    value: compileTemplate(object[name] as Json),
    write: writerOf(name),
  }))

/**
 * A template made ready: a text, a list in order, an object in name order, or a value that stands for itself (K-73).
 */
export const compileTemplate = (template: Json): Template => {
  if (isConstant(template)) {
    const constant = deepFreeze(template)
    return () => constant
  }
  if (typeof template === 'string') return compileText(template)
  if (isJsonArray(template)) return compileList(template.map(compileTemplate))
  return compileObject(memberTemplates(template as JsonObject))
}
