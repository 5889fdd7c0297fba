import { ExactNumber, isJsonArray, isJsonObject, type Json } from '@assent/kernel'
import { textLiteral } from './literal.js'
import { anyJson, member, record, word, type TypeShape } from './shape.js'

/** The type of each root that a reference may have (K-74). */
export interface ShapeScope {
  readonly [root: string]: TypeShape
}

/** The type of what a path leads to. What is absent is refused, so it is there (K-77); inside free JSON is any JSON. */
const read = (shape: TypeShape, [name, ...rest]: readonly string[]): TypeShape => {
  if (name === undefined) return shape
  const found = shape.form === 'object' ? shape.members.find((candidate) => candidate.name === name) : undefined
  return found === undefined ? anyJson : read(found.type, rest)
}

const referenceShape = (reference: string, scope: ShapeScope): TypeShape => {
  const [root = '', ...path] = reference.slice(1).split('.')
  const held = Object.hasOwn(scope, root) ? scope[root] : undefined
  return held === undefined ? anyJson : read(held, path)
}

const textShape = (text: string, scope: ShapeScope): TypeShape => {
  if (text.startsWith('$$')) return word(textLiteral(text.slice(1)))
  return text.startsWith('$') ? referenceShape(text, scope) : word(textLiteral(text))
}

/** What a template gives (K-73): references the type of what they read, everything else itself. */
const templateShape = (template: Json, scope: ShapeScope): TypeShape => {
  if (typeof template === 'string') return textShape(template, scope)
  if (ExactNumber.is(template)) return word('JsonNumber')
  if (isJsonArray(template))
    return { form: 'tuple', elements: template.map((element) => templateShape(element, scope)) }
  if (isJsonObject(template))
    return record(Object.entries(template).map(([name, part]) => member(name, templateShape(part, scope))))
  return word(String(template))
}

/** What the payload of an event holds; one that is not written has no members. */
export const payloadShape = (payload: Json, scope: ShapeScope): TypeShape =>
  isJsonObject(payload) && Object.keys(payload).length === 0
    ? { form: 'object', members: [], others: 'none' }
    : templateShape(payload, scope)
