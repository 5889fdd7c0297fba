import { describe, expect, it } from 'vitest'
import { defineAction, defineEntityType, ProviderInstance, refuseInput, t } from '../src/index.js'

const refusal = refuseInput([{ path: 'cursor', message: 'is none of ours, says token-7' }])

const note = defineEntityType({
  id: 'note',
  name: 'Note',
  description: 'A note.',
  data: t.object({ id: t.string }),
  searchInput: t.object({}),
  search: async () => refusal,
  get: () => refusal,
})

const stamp = defineAction({
  id: 'stamp',
  name: 'Stamp',
  description: 'Stamps.',
  input: t.object({}),
  output: t.object({}),
  execute: () => refusal,
})

describe('a function that refuses its input', () => {
  it('is told to the caller as any input that is not taken, without the secrets of the provider', async () => {
    const provider = ProviderInstance({ id: 'acme', secrets: { values: ['token-7'] } })
      .entities.register(note)
      .actions.register(stamp)
    for (const tool of provider.toTools()) {
      const answer = await tool.call(tool.kind === 'get' ? { id: 'a' } : {})()
      expect(answer).toMatchObject({
        left: {
          kind: 'invalid_input',
          provider: 'acme',
          errors: [{ path: 'cursor', message: 'is none of ours, says [redacted]' }],
        },
      })
    }
  })

  it('answers what no other answer looks like', async () => {
    const like = { ...note, functions: { search: () => JSON.parse(JSON.stringify(refusal)) as never, get: () => null } }
    const answer = await ProviderInstance({ id: 'acme' }).entities.register(like).search(note, { input: {} })()
    expect(answer).toMatchObject({ left: { kind: 'malformed_answer' } })
  })
})
