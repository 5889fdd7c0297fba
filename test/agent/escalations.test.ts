import type { Escalation } from '@assent/agent'
import { describe, expect, it } from 'vitest'
import { committed, desk, deskOver, grace, refusedUnchanged, type Session } from './desk.js'

const plea = { id: 'r-1', reason: 'above my limit', evidence: { photos: ['photo-1.jpg'] } }

describe('an escalation', () => {
  it('is recorded as an observation of the subject, moves nothing, and is handed to the host', async () => {
    const handed: Escalation<Session>[] = []
    const opened = await desk({ escalated: (escalation) => handed.push(escalation) })
    const before = await opened.ask('refund.get', { id: 'r-1' })
    const result = await opened.ask('refund.escalate', plea)
    const { reason, evidence } = plea
    expect(result).toMatchObject({
      ok: true,
      replayed: false,
      observation: { entity: 'refund', id: 'r-1', revision: 2, envelope: { actor: 'model-3' } },
    })
    expect(result).toMatchObject({ observation: { envelope: { record: { escalation: { reason, evidence } } } } })
    expect(handed).toMatchObject([
      { principal: { user: 'model-3' }, entity: 'refund', id: 'r-1', revision: 2, reason, evidence },
    ])
    expect(await opened.ask('refund.get', { id: 'r-1' })).toEqual(before)
    expect(await opened.store.observations({ entity: 'refund', id: 'r-1' })()).toMatchObject({
      right: { items: [{ revision: 2 }] },
    })
  })

  it('with a name is stored and handed over once, also after the subject moved on', async () => {
    const handed: unknown[] = []
    const opened = await desk({ escalated: (escalation) => handed.push(escalation) })
    const named = { ...plea, proposal_id: 'p-1' }
    const all = await Promise.all([1, 2, 3].map(() => opened.ask('refund.escalate', named)))
    expect(all.filter((result) => 'replayed' in result && !result.replayed)).toHaveLength(1)
    const [first] = all
    committed(await opened.ask('refund.reject', { id: 'r-1', arguments: { reason: 'no' }, expected_revision: 2 }))
    expect(await opened.ask('refund.escalate', named)).toEqual({ ...first, replayed: true })
    expect(handed).toHaveLength(1)
    const other = await refusedUnchanged(opened, () => opened.ask('refund.escalate', { ...named, reason: 'other' }))
    expect(other).toMatchObject({ kind: 'record_conflict' })
    expect(await opened.ask('refund.escalate', named, grace)).toMatchObject({ replayed: false })
  })

  it('sent again to another process is handed over once, also where both record it at the same instant', async () => {
    const handed: unknown[] = []
    const recording = {
      record_id: 'r',
      recorded_at: '2031-05-04T09:00:00Z',
      correlation: null,
      causation: null,
      actor: 'a',
    }
    const changes = { recording: () => recording, escalated: (one: unknown) => handed.push(one) }
    const opened = await desk(changes)
    const named = { ...plea, proposal_id: 'p-1' }
    expect(await opened.ask('refund.escalate', named)).toMatchObject({ replayed: false })
    const elsewhere = deskOver(opened.store, changes)
    expect(await elsewhere.ask('refund.escalate', named)).toMatchObject({ replayed: true })
    expect(handed).toHaveLength(1)
  })

  it.each<[object, string]>([
    [{ id: 'r-1' }, 'reason'],
    [{ id: 'r-1', reason: ' ' }, 'reason'],
    [{ ...plea, actor: 'grace' }, 'actor'],
    [{ ...plea, revision: 1 }, 'revision'],
  ])('of %j is refused by path', async (input, path) => {
    const opened = await desk()
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.escalate', input))
    expect(refusal).toMatchObject({ kind: 'invalid_input', errors: [{ path }] })
  })

  it('is refused where the authority does not cover it', async () => {
    const opened = await desk({ authority: (_who, { kind }) => (kind === 'escalate' ? undefined : {}) })
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.escalate', plea))
    expect(refusal).toMatchObject({ kind: 'not_permitted', tool: 'refund.escalate' })
  })
})
