import type { AnyAction } from '../action/action.js'
import type { ToolCalls } from '../call/tool-calls.js'
import type { AnyEntityType } from '../entity/entity-type.js'
import { toolNamesOf } from '../provider/ids.js'
import type { Tool } from './tool.js'
import { getInputSchema, getOutputSchema, inputSchema, searchInputSchema, searchOutputSchema } from './tool-schemas.js'

/** The two tools of an entity type, which change nothing. */
export const entityTools = (
  provider: string,
  type: AnyEntityType,
  results: number,
  calls: ToolCalls,
): readonly [search: Tool, get: Tool] => {
  const [search, get] = toolNamesOf(type.id)
  const common = { provider, of: type.id, effects: { readOnly: true } }
  return [
    Object.freeze({
      ...common,
      name: `${provider}_${search}`,
      kind: 'search',
      title: `Search: ${type.name}`,
      description: `Searches for records. Each has an \`id\` that the get tool takes. ${type.description}`,
      inputSchema: searchInputSchema(type, results),
      outputSchema: searchOutputSchema(type),
      call: calls.search(type),
    }),
    Object.freeze({
      ...common,
      name: `${provider}_${get}`,
      kind: 'get',
      title: `Get: ${type.name}`,
      description: `Gets one record by its \`id\`; \`record\` is null where there is none. ${type.description}`,
      inputSchema: getInputSchema(type),
      outputSchema: getOutputSchema(type),
      call: calls.get(type),
    }),
  ]
}

/** The tool of an action. */
export const actionTool = (provider: string, action: AnyAction, calls: ToolCalls): Tool =>
  Object.freeze({
    name: `${provider}_${action.id}`,
    kind: 'action',
    provider,
    of: action.id,
    title: action.name,
    description: action.description,
    effects: action.effects,
    inputSchema: inputSchema(action.schemas.input),
    outputSchema: action.schemas.output,
    call: calls.execute(action),
  })
