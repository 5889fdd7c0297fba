import type { JsonObject } from '@assent/kernel'
import { objectMember } from '../../schema/json-schema.js'
import type { Tool } from '../../tool/tool.js'
import { actionPath, recordPath, searchPath } from '../../wire/paths.js'
import { asComponent, referenceTo } from './component.js'
import { problemAnswer, unchangedAnswer } from './shared.js'

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } })

/** The place of a tool among the routes. */
const pathOf = ({ provider, kind, of }: Tool): string => {
  if (kind === 'action') return actionPath(provider, of)
  return kind === 'search' ? searchPath(provider, of) : recordPath(provider, of)
}

const inputOf = ({ name, kind, inputSchema }: Tool): JsonObject =>
  kind === 'get'
    ? {
        parameters: [
          {
            name: 'id',
            in: 'query',
            required: true,
            schema: objectMember(objectMember(inputSchema, 'properties'), 'id'),
          },
        ],
      }
    : { requestBody: { required: true, content: json(referenceTo(`${name}.input`)) } }

const operationOf = (tool: Tool): JsonObject => ({
  operationId: tool.name,
  tags: [tool.provider],
  summary: tool.title,
  description: tool.description,
  ...inputOf(tool),
  responses: {
    200: { description: 'what was found or done', content: json(referenceTo(`${tool.name}.output`)) },
    ...(tool.kind === 'get' ? { 304: unchangedAnswer } : {}),
    default: problemAnswer,
  },
})

/** The path of a tool, with the one method that it takes. */
export const pathItemOf = (tool: Tool): readonly [path: string, item: JsonObject] => [
  pathOf(tool),
  { [tool.kind === 'get' ? 'get' : 'post']: operationOf(tool) },
]

/** The schemas of a tool, by the names of their components. */
export const componentsOf = ({ name, kind, inputSchema, outputSchema }: Tool): JsonObject => ({
  ...(kind === 'get' ? {} : { [`${name}.input`]: asComponent(`${name}.input`, inputSchema) }),
  [`${name}.output`]: asComponent(`${name}.output`, outputSchema),
})
