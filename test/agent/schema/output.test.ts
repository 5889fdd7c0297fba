import { outputSchema, writeNumbers } from '@assent/agent'
import type { Json } from '@assent/kernel'
import { describe, expect, it } from 'vitest'
import { desk, grace, model } from '../desk.js'
import { meets } from './meets.js'
import { toolOf } from './archive.js'

const reason = 'the parcel was lost'
const approval = { id: 'r-1', arguments: { reason }, expected_revision: 2, proposal_id: 'p-1' }
const large = { order: 'o', amount_cents: 900000 }

type Call = readonly [tool: string, input: object]

/** Each is made after those before it, on one store. */
const calls: readonly (readonly [what: string, call: Call, answer: object])[] = [
  ['a creation', ['refund.create', { id: 'r-2', fields: large, proposal_id: 'p-0' }], { ok: true, replayed: false }],
  ['its repeat', ['refund.create', { id: 'r-2', fields: large, proposal_id: 'p-0' }], { ok: true, replayed: true }],
  ['a taken id', ['refund.create', { id: 'r-2', fields: large }], { kind: 'revision_conflict' }],
  ['a reading', ['refund.get', { id: 'r-1' }], { ok: true }],
  ['a reading of nothing', ['refund.get', { id: 'r-9' }], { kind: 'not_found' }],
  ['a list', ['refund.list', {}], { ok: true, next: null }],
  ['events', ['refund.events', { id: 'r-1', limit: 1 }], { ok: true }],
  ['an explanation', ['refund.explain', { id: 'r-1', operation: 'approve', arguments: { reason } }], { ok: true }],
  ['a preview', ['refund.preview', { id: 'r-1', operation: 'approve', arguments: { reason } }], { ok: true }],
  ['a previewed refusal', ['refund.preview', { id: 'r-2', operation: 'approve' }], { ok: true }],
  ['a previewed creation', ['refund.preview', { id: 'r-3', operation: 'create', arguments: large }], { ok: true }],
  ['an escalation', ['refund.escalate', { id: 'r-1', reason, evidence: { photo: 1 } }], { ok: true }],
  ['an approval', ['refund.approve', approval], { ok: true, replayed: false }],
  ['its repeat', ['refund.approve', approval], { ok: true, replayed: true }],
  ['its identity, about something else', ['refund.approve', { ...approval, id: 'r-2' }], { kind: 'record_conflict' }],
  ['a stale call', ['refund.reject', { ...approval, proposal_id: 'p-2' }], { kind: 'revision_conflict' }],
  ['an illegal call', ['refund.submit', { id: 'r-1', expected_revision: 3 }], { kind: 'invalid_transition' }],
  ['missing facts', ['refund.submit', { id: 'r-2', expected_revision: 1 }], { kind: 'precondition_unobservable' }],
  ['missing arguments', ['refund.reject', { id: 'r-1', expected_revision: 3 }], { kind: 'validation' }],
  ['an input that it does not take', ['refund.submit', { id: 'r-1', actor: 'x' }], { kind: 'invalid_input' }],
]

describe('the schema of what a tool answers', () => {
  it.each(calls.map(([what, call, answer], index) => ({ what, call, answer, before: calls.slice(0, index) })))(
    'is met by $what',
    async ({ call: [name, input], answer, before }) => {
      const opened = await desk({}, { order: 'o', amount_cents: 5, evidence: 'photo' })
      for (const [, [tool, given]] of before) await opened.ask(tool, given)
      const result = await opened.ask(name, input)
      expect(result).toMatchObject(answer)
      const tools = new Map(opened.tools.tools.map((tool) => [tool.name, tool]))
      const isMet = meets(outputSchema(toolOf(tools, name)))
      expect(isMet(writeNumbers(result as unknown as Json))).toBe(true)
      expect(isMet({ ...result, other: 1, kind: 'unheard_of' })).toBe(false)
    },
  )

  it('is met by what a person is shown and what they commit', async () => {
    const opened = await desk()
    const call = { tool: 'refund.preview', input: { id: 'r-1', operation: 'approve', arguments: { reason } } }
    const shown = await opened.tools.preview(model, call, grace)()
    if (!('preview' in shown)) throw new Error('nothing was shown')
    const applied = await opened.tools.apply(grace, shown.preview.pins)()
    const tools = new Map(opened.tools.tools.map((tool) => [tool.name, tool]))
    expect(meets(outputSchema(toolOf(tools, 'refund.preview')))(shown)).toBe(true)
    expect(meets(outputSchema(toolOf(tools, 'refund.approve')))(applied)).toBe(true)
  })
})
