import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { HostNumberAnswer } from '../numbers/call-with-host-numbers.js'
import { toolNames, type NameCollision } from '../names/tool-names.js'
import { listedTool, type ListedTool } from './listing/listed-tool.js'
import type { ServedTool } from './served-tool.js'

/** What a server says of itself. */
export interface About {
  readonly name: string
  readonly version: string
  /** For a model: how the tools are meant. */
  readonly instructions: string
}

/** Tools that are ready to be served over any transport. */
export interface McpService<Session> {
  readonly about: About
  /** By name. */
  readonly tools: readonly ListedTool[]
  /** How much a client is sent that lists the tools: long lists crowd a model's window. */
  readonly size: { readonly tools: number; readonly bytes: number }
  /** Calls a tool by the name that is listed; nothing where there is none. */
  readonly call: (session: Session, name: string, input: unknown) => Promise<HostNumberAnswer> | undefined
}

const byName = (one: ListedTool, other: ListedTool): number => (one.name < other.name ? -1 : 1)

/**
 * Makes tools ready to be served: each gets a name that every client takes, and is listed by it.
 *
 * @returns two tools that have one name, or the service
 */
export const mcpService = <Session>(
  tools: readonly ServedTool<Session>[],
  about: About,
): Either<NameCollision, McpService<Session>> => {
  const names = toolNames(tools.map(({ name }) => name))
  if (isLeft(names)) return names
  const nameOf = ({ name }: ServedTool<Session>): string => names.right.get(name) ?? name
  const listed = tools.map((tool) => listedTool(tool, nameOf(tool))).sort(byName)
  const called = new Map(tools.map((tool) => [nameOf(tool), tool]))
  const bytes = Buffer.byteLength(JSON.stringify({ tools: listed }))
  return right({
    about,
    tools: listed,
    size: { tools: listed.length, bytes },
    call: (session, name, input) => called.get(name)?.answer(session, input),
  })
}
