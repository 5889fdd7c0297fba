import { describe, expect, it } from 'vitest'
import { advice, agentMessage, refusalDocument, type AgentError } from '../src/index.js'

const own: readonly AgentError[] = [
  { kind: 'invalid_input', errors: [{ path: 'arguments.role', message: 'is set by the host alone' }], more: 2 },
  { kind: 'unknown_tool', tool: 'refund.steal' },
  { kind: 'not_permitted', tool: 'refund.create' },
  { kind: 'expected_revision_missing', entity: 'refund', id: 'r-1' },
  { kind: 'stale_preview', moved: 'revision', pinned: 2, found: 3 },
  { kind: 'stale_preview', moved: 'definition', pinned: 'abc', found: null },
  { kind: 'host_failed', step: 'authority' },
]

describe('advice', () => {
  // That every kind has a row, and no other, is the compiler's to see.
  it('has a row for every kind of the kernel, the store and the tools: one sentence that says what to do', () => {
    expect(Object.keys(advice)).toHaveLength(43)
    for (const sentence of Object.values(advice)) expect(sentence).toMatch(/^[a-z][^\n]{10,160}[^.\n]$/)
  })
})

describe('a refusal of the tools', () => {
  it.each(own)('$kind is a document with a sentence, of the boundary `input`', (error) => {
    const document = refusalDocument(error)
    expect(document).toEqual({
      ...error,
      message: agentMessage(error),
      detail: agentMessage(error),
      by: 'input',
      refused: true,
    })
    expect(document.message).toMatch(/^[^A-Z\n].*[^.]$/)
  })

  it('says what is wrong, by path and pin', () => {
    expect(own.map(agentMessage)).toEqual([
      'the input is not valid: arguments.role: is set by the host alone, and 2 more',
      'there is no tool `refund.steal`',
      '`refund.create` is not permitted as it was called',
      '`expected_revision` is missing, and `refund` `r-1` was not read here before',
      'the revision moved since the preview: 2 was pinned, 3 is there',
      'the definition moved since the preview: `abc` was pinned, nothing is there',
      'the host did not answer `authority`; nothing was written',
    ])
  })

  it('of the runtime passes through, and keeps the detail that it has', () => {
    const error: AgentError = { kind: 'store_unreachable', provider: 'sqlite', detail: 'busy' }
    expect(refusalDocument(error)).toMatchObject({ ...error, by: 'store', refused: true })
  })
})
