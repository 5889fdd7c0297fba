import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openAiTools } from '@assent/agent/openai'
import OpenAI from 'openai'
import type { ChatCompletionCreateParams, ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { afterEach, describe, expect, it } from 'vitest'
import { answers, opened, parsed, script, session, stored, storedAfterScript } from './exchange.js'

const completion = (turn: number): object => {
  const call = script[turn]
  const message =
    call === undefined
      ? { role: 'assistant', content: 'done', refusal: null }
      : {
          role: 'assistant',
          content: null,
          refusal: null,
          tool_calls: [
            {
              id: `call-${turn}`,
              type: 'function',
              function: { name: call.name, arguments: JSON.stringify(call.input) },
            },
          ],
        }
  return {
    id: `completion-${turn}`,
    object: 'chat.completion',
    created: 0,
    model: 'scripted',
    choices: [{ index: 0, finish_reason: call === undefined ? 'stop' : 'tool_calls', message, logprobs: null }],
  }
}

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A server on this machine that answers as the script says, and keeps what it was sent. */
const scriptedServer = async () => {
  const requests: ChatCompletionCreateParams[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push(JSON.parse(Buffer.concat(parts).toString('utf8')) as ChatCompletionCreateParams)
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(completion(requests.length - 1)))
    })
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = new OpenAI({ baseURL: `http://127.0.0.1:${port}/v1`, apiKey: 'none', maxRetries: 0 })
  return { client, requests }
}

describe('the tools for OpenAI', () => {
  it('carry a governed call and its refusals between a model and the store', async () => {
    const desk = await opened()
    const { client, requests } = await scriptedServer()
    const { tools, dispatch } = openAiTools(desk.tools, session)
    const messages: ChatCompletionMessageParam[] = [{ role: 'user', content: 'decide r-1' }]
    const told: string[] = []
    for (;;) {
      const { choices } = await client.chat.completions.create({ model: 'scripted', messages, tools })
      const message = choices[0]?.message
      if (message === undefined) throw new Error('the model said nothing')
      messages.push(message)
      if (message.tool_calls === undefined) break
      for (const call of message.tool_calls) {
        const answer = await dispatch(call)
        expect(answer).toMatchObject({ role: 'tool', tool_call_id: call.id })
        messages.push(answer)
        told.push(answer.content)
      }
    }
    expect(parsed(told)).toMatchObject(answers)
    expect(requests).toHaveLength(script.length + 1)
    expect(await stored(desk)).toEqual(storedAfterScript)
  })

  it('are functions whose names and schemas OpenAI takes', async () => {
    const { tools } = openAiTools((await opened()).tools, session)
    expect(tools.map(({ function: { name } }) => name)).toContain('refund__approve')
    for (const { function: one } of tools) {
      expect(one.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
      expect(one.parameters).toMatchObject({ type: 'object', additionalProperties: false })
    }
    expect(JSON.stringify(tools)).not.toContain('actor_role')
  })

  it.each<[string, string, string, object]>([
    ['a function that there is not', 'refund__steal', '{}', { kind: 'unknown_tool', tool: 'refund__steal' }],
    ['a text that is no JSON', 'refund__get', '{"id":', { kind: 'invalid_input', by: 'input' }],
    ['no text', 'refund__get', '', { kind: 'invalid_input', errors: [{ path: 'id' }] }],
    ['one key twice', 'refund__get', '{"id":"r-1","id":"r-2"}', { kind: 'invalid_input' }],
    [
      'a number that most readers round',
      'refund__reject',
      '{"id":"r-1","expected_revision":9007199254740993}',
      { kind: 'revision_conflict', expected: '9007199254740993', found: 2 },
    ],
  ])('answer a call with %s by a refusal', async (_what, name, args, refusal) => {
    const { dispatch } = openAiTools((await opened()).tools, session)
    const answer = await dispatch({ id: 'call-1', type: 'function', function: { name, arguments: args } })
    expect(parsed([answer.content])).toMatchObject([{ refused: true, ...refusal }])
  })

  it('answer a call of a custom tool by a refusal', async () => {
    const { dispatch } = openAiTools((await opened()).tools, session)
    const answer = await dispatch({ id: 'call-1', type: 'custom', custom: { name: 'refund__get', input: 'r-1' } })
    expect(parsed([answer.content])).toMatchObject([{ kind: 'unknown_tool' }])
  })
})
