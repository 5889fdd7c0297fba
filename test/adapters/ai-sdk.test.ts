import { aiSdkTools } from '@assent/agent/ai-sdk'
import { generateText, stepCountIs } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { describe, expect, it } from 'vitest'
import { answers, opened, script, session, stored, storedAfterScript } from './exchange.js'

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 1, text: 1, reasoning: undefined },
}

/** A model that makes one call of the script a step, and then says that it is done. */
const scriptedModel = (): MockLanguageModelV4 =>
  new MockLanguageModelV4({
    doGenerate: [
      ...script.map(({ name, input }, index) => ({
        content: [
          { type: 'tool-call' as const, toolCallId: `call-${index}`, toolName: name, input: JSON.stringify(input) },
        ],
        finishReason: { unified: 'tool-calls' as const, raw: undefined },
        usage,
        warnings: [],
      })),
      {
        content: [{ type: 'text' as const, text: 'done' }],
        finishReason: { unified: 'stop' as const, raw: undefined },
        usage,
        warnings: [],
      },
    ],
  })

describe('the tools for the AI SDK', () => {
  it('carry a governed call and its refusals between a model and the store', async () => {
    const desk = await opened()
    const model = scriptedModel()
    const tools = aiSdkTools(desk.tools, session)
    const { text, steps } = await generateText({ model, prompt: 'decide r-1', tools, stopWhen: stepCountIs(9) })

    expect(text).toBe('done')
    const results = steps.flatMap(({ toolResults }) => toolResults)
    expect(results).toMatchObject(answers.map((output) => ({ output })))
    expect(results).toHaveLength(answers.length)
    expect(await stored(desk)).toEqual(storedAfterScript)
  })

  it('are offered to the model with a schema that has no trusted argument', async () => {
    const desk = await opened()
    const model = scriptedModel()
    await generateText({ model, prompt: 'decide r-1', tools: aiSdkTools(desk.tools, session) })

    const [offered] = model.doGenerateCalls
    const approve = offered?.tools?.find(({ name }) => name === 'refund__approve')
    expect(approve).toMatchObject({ type: 'function', inputSchema: { type: 'object', additionalProperties: false } })
    expect(JSON.stringify(offered?.tools)).not.toContain('actor_role')
  })
})
