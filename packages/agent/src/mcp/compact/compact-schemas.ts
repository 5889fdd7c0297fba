import type { JsonSchema } from '@assent/surface'
import { refusalSchemas } from '../../schema/refusal-schema.js'
import { anyOf, closed, object, text } from '../../schema/shapes.js'

const tool = { description: 'the name of the tool, such as `refund.get`: `explain` lists them', minLength: 1, ...text }

const input = { description: 'what the tool takes: `explain` with its name tells', ...object }

const entity = { description: 'the entity type whose tools to list', minLength: 1, ...text }

/** Of `propose` and `read`. */
export const callSchema: JsonSchema = closed({ tool, input }, ['input'])

/** Of `explain`. */
export const explainSchema: JsonSchema = closed({ entity, tool, input }, ['entity', 'tool', 'input'])

/** Of each: what the named tool answers, or a refusal. */
export const compactOutput: JsonSchema = {
  type: 'object',
  ...anyOf([{ type: 'object', not: { required: ['refused'] } }, ...refusalSchemas]),
}
