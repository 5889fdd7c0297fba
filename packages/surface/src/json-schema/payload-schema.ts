import { isJsonObject, type EventDocument } from '@assent/kernel'
import type { JsonSchema } from './schema.js'
import { templateSchema, type TemplateScope } from './template-schema.js'

/** The payload of an event: what its template gives, and the arguments that are copied where given (SR-133). */
export const payloadSchema = (
  { payload, payload_if_present = {} }: EventDocument,
  scope: TemplateScope,
): JsonSchema => {
  const schema = templateSchema(payload, scope)
  const copies = Object.entries(payload_if_present).map(
    ([member, { argument }]) => [member, templateSchema(`$args.${argument}`, scope)] as const,
  )
  const { properties = null } = schema
  if (copies.length === 0 || !isJsonObject(properties)) return schema
  return { ...schema, properties: { ...properties, ...Object.fromEntries(copies) } }
}
