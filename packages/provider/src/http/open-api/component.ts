import type { JsonObject } from '@assent/kernel'
import type { JsonSchema } from '../../schema/json-schema.js'
import { withReferences } from '../../schema/relocate.js'

const componentsPath = '#/components/schemas/'

/** A reference to a schema of the document. */
export const referenceTo = (name: string): JsonObject => ({ $ref: `${componentsPath}${name}` })

/** A schema as a component of the document: what it says of its own root is said of the component. */
export const asComponent = (name: string, schema: JsonSchema): JsonSchema =>
  withReferences(schema, (reference) =>
    reference.startsWith('#') ? `${componentsPath}${name}${reference.slice(1)}` : reference,
  ) as JsonSchema
