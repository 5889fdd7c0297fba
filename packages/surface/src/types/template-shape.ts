import { ExactNumber, isJsonArray, isJsonObject, type Json, type JsonObject } from '@assent/kernel'
import { textLiteral } from './literal.js'
import { memberShape } from './member-shape.js'
import { anyJson, member, record, word, type MemberShape, type TypeShape } from './shape.js'

/** The type of each root that a reference may have (K-74). */
export interface ShapeScope {
  readonly [root: string]: TypeShape
}

/** The type of what a path leads to. What is absent is refused, so it is there (K-77); inside free JSON is any JSON. */
const read = (shape: TypeShape, [name, ...rest]: readonly string[]): TypeShape =>
  name === undefined ? shape : read(memberShape(shape, name), rest)

/** The type of what a reference gives, `$args.by`. */
export const readShape = (reference: string, scope: ShapeScope): TypeShape => {
  const [root = '', ...path] = reference.slice(1).split('.')
  const held = Object.hasOwn(scope, root) ? scope[root] : undefined
  return held === undefined ? anyJson : read(held, path)
}

const textShape = (text: string, scope: ShapeScope): TypeShape => {
  if (text.startsWith('$$')) return word(textLiteral(text.slice(1)))
  return text.startsWith('$') ? readShape(text, scope) : word(textLiteral(text))
}

/** What a template gives (K-73): references the type of what they read, everything else itself. */
const templateShape = (template: Json, scope: ShapeScope): TypeShape => {
  if (typeof template === 'string') return textShape(template, scope)
  if (ExactNumber.is(template)) return word('JsonNumber')
  if (isJsonArray(template))
    return { form: 'tuple', elements: template.map((element) => templateShape(element, scope)) }
  if (isJsonObject(template)) return record(memberShapes(template, scope))
  return word(String(template))
}

/** The members of an object of templates. */
export const memberShapes = (templates: JsonObject, scope: ShapeScope): readonly MemberShape[] =>
  Object.entries(templates).map(([name, part]) => member(name, templateShape(part, scope)))

/** What the payload of an event holds; one that is not written has no members. */
export const payloadShape = (payload: Json, scope: ShapeScope): TypeShape =>
  isJsonObject(payload) && Object.keys(payload).length === 0
    ? { form: 'object', members: [], others: 'none' }
    : templateShape(payload, scope)
