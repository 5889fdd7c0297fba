import type { FieldDocument, ObjectSchemaDocument } from '../../document/document.js'
import { memberOf } from '../../value/json.js'

/** What a path leads to, as far as it is declared; or why it cannot resolve. */
export type DeclaredPath =
  | { readonly fault: string }
  /** A value; its declaration, or nothing below `json`, an undeclared member or the payload of a union (SR-49). */
  | { readonly form: 'value'; readonly declared: FieldDocument | undefined }
  /** The number of elements or members, of characters of a text, the label of a union (SR-47). */
  | { readonly form: 'count' | 'text_count' | 'tag' }

const fault = (message: string): DeclaredPath => ({ fault: message })

const unchecked: DeclaredPath = { form: 'value', declared: undefined }

const ordinal = /^(?:0|[1-9][0-9]*)$/

/** Is the segment the place of an element: `0`, or digits that do not begin with a zero? */
export const isOrdinal = (segment: string): boolean => ordinal.test(segment)

/** The member that holds the payload of a union: derived from its tag, never declared (SR-24). */
export const contentKeyOf = (tag: string): string => (tag === 'value' ? 'content' : 'value')

/** A form that nothing may follow (SR-48). */
const last = (form: 'count' | 'text_count' | 'tag', segment: string, rest: readonly string[]): DeclaredPath =>
  rest.length === 0 ? { form } : fault(`reads \`${rest[0] ?? ''}\` after \`${segment}\`, which has nothing inside`)

const insideArray = ({ items }: FieldDocument, segment: string, rest: readonly string[]): DeclaredPath | undefined => {
  if (segment === 'count') return last('count', segment, rest)
  if (!isOrdinal(segment)) return undefined
  return items === null ? unchecked : declaredInside(items, rest)
}

const insideUnion = ({ tag = '' }: FieldDocument, segment: string, rest: readonly string[]) => {
  if (segment === tag) return last('tag', segment, rest)
  return segment === contentKeyOf(tag) ? unchecked : undefined
}

const insideObject = (field: FieldDocument, segment: string, rest: readonly string[]): DeclaredPath => {
  const property = memberOf(field.properties, segment)
  if (property !== undefined) return declaredInside(property, rest)
  return field.additional_properties ? unchecked : fault(`reads \`${segment}\`, which is not declared`)
}

const insideKind = (field: FieldDocument, segment: string, rest: readonly string[]): DeclaredPath | undefined => {
  switch (field.type) {
    case 'json':
      return unchecked
    case 'object':
      return insideObject(field, segment, rest)
    case 'array':
      return insideArray(field, segment, rest)
    case 'union':
      return insideUnion(field, segment, rest)
    case 'map':
      return segment === 'count' ? last('count', segment, rest) : undefined
    case 'string':
      return segment === 'count' ? last('text_count', segment, rest) : undefined
    default:
      return undefined
  }
}

/** Follows a path inside a declared field, or inside the element of a quantifier (SR-47 to SR-49). */
export const declaredInside = (field: FieldDocument, path: readonly string[]): DeclaredPath => {
  const [segment, ...rest] = path
  if (segment === undefined) return { form: 'value', declared: field }
  if (segment === '') return fault('has an empty segment')
  return (
    insideKind(field, segment, rest) ??
    fault(`reads \`${segment}\` inside a ${field.type} field, which has no such part`)
  )
}

/** Follows a path from a schema under the service rules. The whole object is a value without a declaration. */
export const declaredPath = (schema: ObjectSchemaDocument, path: readonly string[]): DeclaredPath => {
  const [segment, ...rest] = path
  if (segment === undefined) return unchecked
  if (segment === '') return fault('has an empty segment')
  const field = memberOf(schema.fields, segment)
  if (field !== undefined) return declaredInside(field, rest)
  return schema.additional_fields ? unchecked : fault(`reads \`${segment}\`, which is not declared`)
}
