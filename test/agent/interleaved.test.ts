import { agentTools, type Host, type ToolResult } from '@assent/agent'
import { memoryStore, type Recording } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { claim, deskOver, draft, hostOver, model, submitted, valueOf, type Desk, type Session } from './desk.js'

type Ask = (tool: string, input: object) => Promise<ToolResult>

/** A clock that stands still: two processes record the same proposal in the same bytes. */
const recording = ({ user }: Session): Recording => ({
  record_id: 'never used',
  recorded_at: '2031-05-04T09:00:00Z',
  correlation: null,
  causation: null,
  actor: user,
})

/** Another process's tools over the same store: what it does comes between this one's look and its commit. */
const overtakenBy = ({ host }: Desk, between: () => Promise<unknown>, changes: Partial<Host<Session>>): Ask => {
  const late = { ...host, ...changes, recording: async (who: Session) => (await between(), recording(who)) }
  const { call } = valueOf(agentTools(late))
  return (tool, input) => call(model, { tool, input })()
}

describe('of two processes with the same proposal at the same moment', () => {
  it.each<[string, object, 'onCommitted' | 'escalated']>([
    ['refund.create', { id: 'r-2', fields: claim, proposal_id: 'p' }, 'onCommitted'],
    ['refund.submit', { id: 'r-1', expected_revision: 1, proposal_id: 'p' }, 'onCommitted'],
    ['refund.escalate', { id: 'r-1', reason: 'too much', proposal_id: 'p' }, 'escalated'],
  ])(
    'both start what follows from %s: a lost reply looks the same, and what nobody starts is lost',
    async (tool, input, step) => {
      const started: string[] = []
      const first = deskOver(memoryStore(), { recording, [step]: () => started.push('by the first') })
      await draft(first)
      const changes = { [step]: () => started.push('by the second') }
      const second = overtakenBy(first, () => first.ask(tool, input), changes)
      expect(await second(tool, input)).toMatchObject({ ok: true, replayed: true })
      expect(started).toEqual(['by the first', 'by the second'])
    },
  )
})

describe('an escalation that another call of it overtakes', () => {
  const plea = { id: 'r-1', reason: 'too much', proposal_id: 'p' }
  const rejection = { id: 'r-1', arguments: { reason: 'no' }, expected_revision: 2 }

  it('is a replay, also where the subject has moved on by then', async () => {
    const first = deskOver(memoryStore(), { recording: hostOver(memoryStore()).recording })
    await submitted(first)
    const second = overtakenBy(
      first,
      async () => {
        await first.ask('refund.escalate', plea)
        await first.ask('refund.reject', rejection)
      },
      {},
    )
    expect(await second('refund.escalate', plea)).toMatchObject({ replayed: true, observation: { revision: 2 } })
  })

  it('is a conflict where the subject has moved on and nothing is stored of it', async () => {
    const first = deskOver(memoryStore())
    await submitted(first)
    const second = overtakenBy(first, () => first.ask('refund.reject', rejection), {})
    expect(await second('refund.escalate', plea)).toMatchObject({ kind: 'revision_conflict', found: 3 })
  })
})
