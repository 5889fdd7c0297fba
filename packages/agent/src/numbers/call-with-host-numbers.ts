import type { Json } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { AgentTools } from '../agent-tools.js'
import type { AgentError } from '../refusal/agent-error.js'
import { refusalDocument } from '../refusal/refusal-document.js'
import type { ToolResult } from '../tool-result.js'
import type { Tool } from '../tool.js'
import { readNumbers } from './read-numbers.js'
import { writeNumbers, type SafeJson } from './write-numbers.js'

/** A tool that a model calls, over a transport that reads and writes JSON with host numbers. */
export interface HostNumberCall {
  readonly tool: Tool
  /** What the model wrote: any value at all. */
  readonly input: unknown
  readonly conversation: string | undefined
}

/** What the transport writes, and whether it is a refusal. */
export interface HostNumberAnswer {
  readonly refused: boolean
  readonly result: SafeJson
}

const answerOf = (result: ToolResult): HostNumberAnswer => ({
  refused: 'refused' in result,
  result: writeNumbers(result as unknown as Json),
})

/** A refusal of what a transport could not read as a call. */
export const refuseWithHostNumbers = (error: AgentError): HostNumberAnswer => answerOf(refusalDocument(error))

/** Calls a tool, with numbers that would be rounded on the way as text in both directions. It never rejects. */
export const callWithHostNumbers = async <Principal>(
  agent: Pick<AgentTools<Principal>, 'call'>,
  principal: Principal,
  { tool, input, conversation }: HostNumberCall,
): Promise<HostNumberAnswer> => {
  const read = readNumbers(tool, input)
  if (isLeft(read)) return refuseWithHostNumbers(read.left)
  const call = { tool: tool.name, input: read.right, ...(conversation === undefined ? {} : { conversation }) }
  return answerOf(await agent.call(principal, call)())
}
