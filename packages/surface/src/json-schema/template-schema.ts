import {
  isJsonArray,
  isJsonObject,
  memberOf,
  type FieldDocument,
  type Json,
  type ObjectSchemaDocument,
} from '@assent/kernel'
import { membersSchema } from './field-schema.js'
import { partSchema } from './part-schema.js'
import type { SchemaPlace } from './place.js'
import type { JsonSchema } from './schema.js'
import { closed } from './shapes.js'

/** What references read where a template stands (K-74): texts and numbers by their schema, objects by their members. */
export interface TemplateScope {
  readonly place: SchemaPlace
  readonly plain: { readonly [root: string]: JsonSchema }
  readonly objects: { readonly [root: string]: ObjectSchemaDocument }
}

const referenceSchema = (reference: string, { place, plain, objects }: TemplateScope): JsonSchema => {
  const [root = '', ...path] = reference.slice(1).split('.')
  const schema = memberOf<ObjectSchemaDocument>(objects, root)
  if (schema === undefined) return memberOf<JsonSchema>(plain, root) ?? {}
  const [name, ...rest] = path
  if (name === undefined) return membersSchema(schema, place)
  const field = memberOf<FieldDocument>(schema.fields, name)
  return field === undefined ? {} : partSchema(field, rest, place)
}

const textSchema = (text: string, scope: TemplateScope): JsonSchema => {
  if (text.startsWith('$$')) return { const: text.slice(1) }
  return text.startsWith('$') ? referenceSchema(text, scope) : { const: text }
}

/** Exactly these elements, in the words of the dialect. */
const elementsSchema = (elements: readonly JsonSchema[], { dialect }: SchemaPlace): JsonSchema => ({
  type: 'array',
  ...(elements.length === 0 ? {} : { [dialect === 'draft-07' ? 'items' : 'prefixItems']: elements }),
  minItems: elements.length,
  maxItems: elements.length,
})

/** What a template gives (U-10): a literal itself, a reference what it reads, an object or a list of such. */
export const templateSchema = (template: Json, scope: TemplateScope): JsonSchema => {
  if (typeof template === 'string') return textSchema(template, scope)
  if (isJsonArray(template))
    return elementsSchema(
      template.map((element) => templateSchema(element, scope)),
      scope.place,
    )
  if (!isJsonObject(template)) return { const: template }
  return closed(Object.fromEntries(Object.entries(template).map(([name, part]) => [name, templateSchema(part, scope)])))
}
