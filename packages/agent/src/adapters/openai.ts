import { parseJson } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type {
  ChatCompletionFunctionTool,
  ChatCompletionMessageToolCall,
  ChatCompletionToolMessageParam,
} from 'openai/resources/chat/completions'
import type { AgentTools } from '../agent-tools.js'
import { callWithHostNumbers, refuseWithHostNumbers } from '../numbers/call-with-host-numbers.js'
import { invalidInput, unknownTool } from '../refusal/refusals.js'
import { inputSchema } from '../schema/input-schema.js'
import type { Tool } from '../tool.js'
import { namedTools, type AgentSession } from './named-tools.js'

export type { AgentSession }

type ToolMessage = ChatCompletionToolMessageParam & { readonly content: string }

/** The tools of an agent for chat completions of OpenAI, and of what speaks like it. */
export interface OpenAiTools {
  /** For `tools` of a request. `refund.approve` is called `refund__approve`: no name may hold a dot. */
  readonly tools: ChatCompletionFunctionTool[]
  /** Calls what a message of the model asks for. The answer, a refusal too, is the next message; it never rejects. */
  readonly dispatch: (call: ChatCompletionMessageToolCall) => Promise<ToolMessage>
}

const functionOf = (name: string, tool: Tool): ChatCompletionFunctionTool => ({
  type: 'function',
  function: { name, description: tool.description, parameters: { ...inputSchema(tool) } },
})

/**
 * The tools of an agent as functions of OpenAI's chat completions, and what calls them.
 *
 * @example
 * const { tools, dispatch } = openAiTools(agent, { principal: session, conversation: 'c-7' })
 * const { choices } = await openai.chat.completions.create({ model, messages, tools })
 * for (const call of choices[0]?.message.tool_calls ?? []) messages.push(await dispatch(call))
 */
export const openAiTools = <Principal>(
  agent: AgentTools<Principal>,
  { principal, conversation }: AgentSession<Principal>,
): OpenAiTools => {
  const tools = namedTools(agent)
  const answer = (call: ChatCompletionMessageToolCall) => {
    if (call.type !== 'function') return refuseWithHostNumbers(unknownTool(call.custom.name))
    const tool = tools.get(call.function.name)
    if (tool === undefined) return refuseWithHostNumbers(unknownTool(call.function.name))
    // Read by the kernel's reader, which rounds no number.
    const input = parseJson(call.function.arguments || '{}')
    return isLeft(input)
      ? refuseWithHostNumbers(invalidInput([{ path: input.left.path || 'input', message: input.left.message }]))
      : callWithHostNumbers(agent, principal, { tool, input: input.right, conversation })
  }
  return {
    tools: [...tools].map(([name, tool]) => functionOf(name, tool)),
    dispatch: async (call) => ({
      role: 'tool',
      tool_call_id: call.id,
      content: JSON.stringify((await answer(call)).result),
    }),
  }
}
