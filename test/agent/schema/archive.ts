import { agentTools, type AllowedType, type Host, type Tool } from '@assent/agent'
import { defineEntity, Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { hostOver, valueOf, type Session } from '../desk.js'

const lifecycle = { initial: 'open', states: ['open', 'sealed'] } as const

/** Two versions of one type, whose fields and arguments are not the same. */
export const first = valueOf(
  defineEntity({
    entity: 'archive',
    version: 1,
    schema: { fields: { pages: { type: 'integer', required: true }, owner: { type: 'string', required: true } } },
    lifecycle,
    operations: {
      seal: {
        arguments: { fields: { mark: { type: 'string', required: true }, role: { type: 'string', required: true } } },
        transitions: [{ from: 'open', to: 'sealed' }],
      },
    },
  }),
)
export const second = valueOf(
  defineEntity({
    entity: 'archive',
    version: 2,
    schema: { fields: { pages: { type: 'number' }, lots: { type: 'array', items: { type: 'integer' } } } },
    lifecycle,
    operations: {
      seal: {
        arguments: { fields: { mark: { type: 'integer', required: true }, role: { type: 'string', required: true } } },
        transitions: [{ from: 'open', to: 'sealed' }],
      },
      open: {
        arguments: { fields: { weight: { type: 'number' } }, additional_fields: true },
        transitions: [{ from: 'sealed', to: 'open' }],
      },
    },
  }),
)

const registry = valueOf(valueOf(Registry.empty.register(first.definition)).register(second.definition))

const allowed: AllowedType = {
  entity: 'archive',
  versions: [1, 2],
  tools: ['explain', 'preview'],
  create: { trusted: ['owner'] },
  operations: { seal: { trusted: ['role'] }, open: {} },
}

/** The tools of the archive, by name. */
export const archive = (changes: Partial<Host<Session>> = {}): ReadonlyMap<string, Tool> => {
  const runtime = StoredRuntime.of({ registry, store: memoryStore() })
  const host = { ...hostOver(memoryStore()), runtime, allow: [allowed], ...changes }
  return new Map(valueOf(agentTools(host)).tools.map((tool) => [tool.name, tool]))
}

export const toolOf = (tools: ReadonlyMap<string, Tool>, name: string): Tool => {
  const tool = tools.get(name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  return tool
}
