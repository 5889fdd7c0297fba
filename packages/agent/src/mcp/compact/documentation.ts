import type { SafeJson } from '../../numbers/write-numbers.js'
import { hostNumberSchema } from '../../schema/host-number-schema.js'
import type { ServedTool } from '../served-tool.js'
import { groupOf } from './group.js'

type Tools = readonly ServedTool<never>[]

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

/** The entity types that there are. */
const types = (tools: Tools): SafeJson => ({ entities: [...new Set(tools.flatMap(({ entity }) => entity ?? []))] })

/** The tools of one type, a line each. */
const ofType = (tools: Tools, entity: string): SafeJson => ({
  entity,
  tools: tools
    .filter((tool) => tool.entity === entity)
    .map(({ name, kind, description }) => ({ tool: name, call: groupOf(kind), does: firstLine(description) })),
})

/** All about one tool. */
const ofTool = ({ name, kind, description, inputSchema }: ServedTool<never>): SafeJson => ({
  tool: name,
  call: groupOf(kind),
  description,
  input: hostNumberSchema(inputSchema),
})

/** What a model has to know before it calls, from all types down to one tool. */
export const documentation = (tools: Tools, entity: string | undefined, tool?: ServedTool<never>): SafeJson => {
  if (tool !== undefined) return ofTool(tool)
  return entity === undefined ? types(tools) : ofType(tools, entity)
}
