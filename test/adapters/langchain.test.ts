import { langChainTools } from '@assent/agent/langchain'
import { AIMessage, HumanMessage, ToolMessage, type BaseMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { describe, expect, it } from 'vitest'
import { answers, opened, parsed, script, session, stored, storedAfterScript } from './exchange.js'

/** A model that makes one call of the script a turn, and then says that it is done. */
const scriptedModel = () =>
  script
    .reduce(
      (model, { name, input }, turn) => model.respondWithTools([{ id: `call-${turn}`, name, args: { ...input } }]),
      fakeModel(),
    )
    .respond(new AIMessage('done'))

describe('the tools for LangChain', () => {
  it('carry a governed call and its refusals between a model and the store', async () => {
    const desk = await opened()
    const tools = langChainTools(desk.tools, session)
    const messages: BaseMessage[] = [new HumanMessage('decide r-1')]
    const model = scriptedModel().bindTools(tools)
    for (let turn = 0; turn <= script.length; turn += 1) {
      const answer = await model.invoke(messages)
      messages.push(answer)
      for (const call of answer.tool_calls ?? []) {
        const tool = tools.find(({ name }) => name === call.name)
        messages.push((await tool?.invoke({ ...call, type: 'tool_call' })) as ToolMessage)
      }
    }
    expect(messages.at(-1)?.text).toBe('done')
    const told = messages.filter((message) => message instanceof ToolMessage)
    expect(told.map(({ tool_call_id }) => tool_call_id)).toEqual(script.map((_, turn) => `call-${turn}`))
    expect(parsed(told.map(({ text }) => text))).toMatchObject(answers)
    expect(await stored(desk)).toEqual(storedAfterScript)
  })

  it('answer a program that calls them with an input alone', async () => {
    const desk = await opened()
    const get = langChainTools(desk.tools, session).find(({ name }) => name === 'refund__get')
    expect(parsed([String(await get?.invoke({ id: 'r-1' }))])).toMatchObject([{ ok: true }])
    expect(parsed([String(await get?.invoke({ id: 7 }))])).toMatchObject([{ refused: true, kind: 'invalid_input' }])
  })
})
