import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { readInput } from './input/read-input.js'
import type { ToolInput } from './input/tool-input.js'
import type { AgentError } from './refusal/agent-error.js'
import { unknownTool } from './refusal/refusals.js'
import type { Tool } from './tool.js'

/** A call as it comes from a transport: nothing in it was checked. */
export interface ToolCall {
  /** The name of a tool. */
  readonly tool: string
  /** What the model wrote: any value at all. */
  readonly input: unknown
  /**
   * The host's name for the conversation that the call belongs to, under which it is kept what was last seen. It never
   * comes from the model.
   */
  readonly conversation?: string
}

const partsOf = (call: unknown): Partial<Record<keyof ToolCall, unknown>> => {
  try {
    const { tool, input, conversation } = call as ToolCall
    return { tool, input, conversation }
  } catch {
    return {}
  }
}

/** The tool that a call names, and its input once the tool takes it. */
export const readCall = (
  tools: ReadonlyMap<string, Tool>,
  call: unknown,
): Either<AgentError, { readonly tool: Tool; readonly input: ToolInput; readonly conversation: unknown }> => {
  const { tool: name, input, conversation } = partsOf(call)
  const tool = typeof name === 'string' ? tools.get(name) : undefined
  if (tool === undefined) return left(unknownTool(name))
  const read = readInput(tool, input)
  return isLeft(read) ? read : right({ tool, input: read.right, conversation })
}
