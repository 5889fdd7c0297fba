import { dynamicTool, jsonSchema, type JSONSchema7, type ToolSet } from 'ai'
import type { AgentTools } from '../agent-tools.js'
import { callWithHostNumbers } from '../numbers/call-with-host-numbers.js'
import { inputSchema } from '../schema/input-schema.js'
import { namedTools, type AgentSession } from './named-tools.js'

export type { AgentSession }

/**
 * The tools of an agent for the AI SDK (`ai`), by name: `refund__approve` for `refund.approve`. An answer, a refusal
 * too, is the result of the tool; none is thrown, so that the model reads the refusal's `kind`.
 *
 * @example
 * await generateText({ model, prompt, tools: aiSdkTools(agent, { principal: session, conversation: 'c-7' }) })
 */
export const aiSdkTools = <Principal>(
  agent: AgentTools<Principal>,
  { principal, conversation }: AgentSession<Principal>,
): ToolSet =>
  Object.fromEntries(
    [...namedTools(agent)].map(([name, tool]) => [
      name,
      dynamicTool({
        description: tool.description,
        inputSchema: jsonSchema(inputSchema(tool) as JSONSchema7),
        execute: async (input) => (await callWithHostNumbers(agent, principal, { tool, input, conversation })).result,
      }),
    ]),
  )
