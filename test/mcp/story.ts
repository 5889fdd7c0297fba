import { expect } from 'vitest'
import type { Called } from './client.js'

/** Calls a tool as somebody. */
export type Ask = (tool: string, args: object) => Promise<Called>

const revisionOf = ({ result }: Called): unknown =>
  (result as { commit: { instance: { revision: unknown } } }).commit.instance.revision

/**
 * The refund story: what an agent drafts and submits, it may not approve above 5000 cents; a human may. A retry returns
 * what was stored first, and what is based on an older revision is refused.
 */
export const refundStory = async (model: Ask, human: Ask): Promise<void> => {
  const creation = { id: 'r-1', fields: { order: 'order-7', amount_cents: 9000 }, proposal_id: 'draft r-1' }
  const created = await model('refund.create', creation)
  expect(created).toMatchObject({ isError: false, result: { ok: true, replayed: false } })
  expect(await model('refund.create', creation)).toEqual({
    isError: false,
    result: { ...created.result, replayed: true },
  })

  const attach = { id: 'r-1', expected_revision: 1, arguments: { evidence: 'photo-1.jpg' } }
  expect(revisionOf(await model('refund.attach_evidence', attach))).toBe(2)
  expect(revisionOf(await model('refund.submit', { id: 'r-1', expected_revision: 2 }))).toBe(3)

  const approval = { id: 'r-1', expected_revision: 3, arguments: { reason: 'delivered' }, proposal_id: 'approve r-1' }
  expect(await model('refund.approve', approval)).toMatchObject({
    isError: true,
    result: { refused: true, by: 'kernel', kind: 'precondition_failed', rule: 'large_refund_needs_a_human' },
  })
  const forged = { ...approval, arguments: { reason: 'delivered', actor_role: 'human' } }
  expect(await model('refund.approve', forged)).toMatchObject({
    isError: true,
    result: { by: 'input', kind: 'invalid_input', errors: [{ path: 'arguments.actor_role' }] },
  })
  expect(await model('refund.get', { id: 'r-1' })).toMatchObject({
    isError: false,
    result: { instance: { lifecycle_state: 'submitted', revision: 3 } },
  })

  const approved = await human('refund.approve', approval)
  expect(approved).toMatchObject({
    isError: false,
    result: { replayed: false, commit: { instance: { lifecycle_state: 'approved' }, envelope: { actor: 'grace' } } },
  })
  expect((await human('refund.approve', approval)).result).toEqual({ ...approved.result, replayed: true })

  const stale = { id: 'r-1', expected_revision: 3, arguments: { reason: 'too late' } }
  expect(await model('refund.reject', stale)).toMatchObject({
    isError: true,
    result: { by: 'store', kind: 'revision_conflict', expected: 3, found: 4 },
  })
  const events = await model('refund.events', { id: 'r-1' })
  const types = (events.result['items'] as readonly { readonly type: string }[]).map(({ type }) => type)
  expect(types).toEqual(['RefundDrafted', 'EvidenceAttached', 'RefundSubmitted', 'RefundApproved'])
}
