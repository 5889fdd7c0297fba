import { isLeft } from 'fp-ts/lib/Either.js'
import type { AgentTools } from '../agent-tools.js'
import { toolNames } from '../names/tool-names.js'
import type { Tool } from '../tool.js'

/** On whose behalf a model calls tools: said by the host, never by the model. */
export interface AgentSession<Principal> {
  /** Whom the host has authenticated. */
  readonly principal: Principal
  /** The host's name for the conversation, under which it is kept what was last seen; left out, nothing is. */
  readonly conversation?: string
}

/** The tools of an agent by the names that a model calls them by: without dots, for several providers take none. */
export const namedTools = <Principal>({ tools }: AgentTools<Principal>): ReadonlyMap<string, Tool> => {
  const names = toolNames(
    tools.map(({ name }) => name),
    { dot: '__' },
  )
  if (isLeft(names)) throw new Error(`two tools of one agent are called ${names.left.name}`)
  return new Map(tools.map((tool) => [names.right.get(tool.name) ?? tool.name, tool]))
}
