import { ToolMessage, type ToolCall } from '@langchain/core/messages'
import { DynamicStructuredTool, ToolInputParsingException } from '@langchain/core/tools'
import type { AgentTools } from '../agent-tools.js'
import { callWithHostNumbers } from '../numbers/call-with-host-numbers.js'
import { inputSchema } from '../schema/input-schema.js'
import type { Tool } from '../tool.js'
import { namedTools, type AgentSession } from './named-tools.js'

export type { AgentSession }

type Run = (input: unknown) => Promise<string>

const isCall = (input: unknown): input is ToolCall =>
  typeof input === 'object' && input !== null && 'type' in input && input.type === 'tool_call'

/** LangChain throws where an input does not meet the schema. The tool itself refuses it, and names each fault. */
const refusing = (structured: DynamicStructuredTool, run: Run): DynamicStructuredTool => {
  const invoke = structured.invoke.bind(structured)
  const answer: (...asked: Parameters<typeof invoke>) => Promise<unknown> = async (input, config) => {
    try {
      const answered: unknown = await invoke(input, config)
      return answered
    } catch (fault) {
      if (!(fault instanceof ToolInputParsingException)) throw fault
      if (!isCall(input)) return run(input)
      return new ToolMessage({ content: await run(input.args), tool_call_id: input.id ?? '', name: structured.name })
    }
  }
  structured.invoke = answer as typeof invoke
  return structured
}

const structuredTool = (name: string, { description }: Tool, schema: object, run: Run): DynamicStructuredTool =>
  refusing(new DynamicStructuredTool({ name, description, schema, func: run }), run)

/**
 * The tools of an agent for LangChain: `refund__approve` for `refund.approve`. An answer, a refusal too, is the JSON
 * text that the tool returns; none is thrown, so that the model reads the refusal's `kind`.
 *
 * @example
 * const tools = langChainTools(agent, { principal: session, conversation: 'c-7' })
 * const answer = await model.bindTools(tools).invoke(messages)
 */
export const langChainTools = <Principal>(
  agent: AgentTools<Principal>,
  { principal, conversation }: AgentSession<Principal>,
): DynamicStructuredTool[] =>
  [...namedTools(agent)].map(([name, tool]) =>
    structuredTool(name, tool, inputSchema(tool), async (input) => {
      const { result } = await callWithHostNumbers(agent, principal, { tool, input, conversation })
      return JSON.stringify(result)
    }),
  )
