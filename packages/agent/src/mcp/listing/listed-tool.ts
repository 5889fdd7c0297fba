import type { JsonSchema } from '@assent/surface'
import type { SafeJson } from '../../numbers/write-numbers.js'
import { hostNumberSchema } from '../../schema/host-number-schema.js'
import type { ServedTool } from '../served-tool.js'

/** A schema as it is listed: an object at its top, as the protocol wants it. */
export interface ListedSchema {
  readonly type: 'object'
  readonly [keyword: string]: SafeJson
}

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: ListedSchema
  readonly outputSchema: ListedSchema
  readonly annotations: {
    readonly destructiveHint: boolean
    readonly openWorldHint: boolean
    readonly readOnlyHint: boolean
    readonly idempotentHint: boolean
  }
}

/** What a client takes of one schema; of all of them it may have to hold a hundred. */
const longestSchema = 128 * 1024

const tooLong: ListedSchema = {
  type: 'object',
  description: 'its schema is too long to be listed: what does not fit is refused by its path',
}

const listedSchema = (schema: JsonSchema): ListedSchema => {
  const listed: ListedSchema = { ...hostNumberSchema(schema), type: 'object' }
  return JSON.stringify(listed).length > longestSchema ? tooLong : listed
}

/** A tool as it is listed under a name that clients take. */
export const listedTool = (tool: ServedTool<never>, name: string): ListedTool => ({
  name,
  title: tool.name,
  description: tool.description,
  inputSchema: listedSchema(tool.inputSchema),
  outputSchema: listedSchema(tool.outputSchema),
  annotations: {
    destructiveHint: false,
    openWorldHint: false,
    readOnlyHint: tool.readOnly,
    idempotentHint: tool.readOnly,
  },
})
