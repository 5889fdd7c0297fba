import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Json } from '@assent/kernel'
import { expectRight, runtimeOf } from './read-example.js'

const runtime = runtimeOf('refund.yaml')

const approval = (actorRole: string): Json => ({ reason: 'the parcel was lost', actor_role: actorRole })

const refund = (lifecycle_state: string, fields: object): Json => ({
  entity: 'refund',
  version: 1,
  id: 'refund-1',
  lifecycle_state,
  revision: 2,
  fields: { order: 'order-7', amount_cents: 12900, ...fields },
})

const answerTo = (operation: string, instance: Json, args: Json): unknown => {
  const answer = runtime.execute({ instance, operation, arguments: args })
  return isLeft(answer) ? answer.left : answer.right.instance.lifecycle_state
}

describe('refund.yaml', () => {
  it('cannot tell whether to submit or approve without evidence', () => {
    const missing = {
      kind: 'precondition_unobservable',
      rule: 'evidence_is_present',
      reason: 'a refund is decided on evidence',
      unresolved: ['$fields.evidence'],
    }
    const approved = answerTo('approve', refund('submitted', {}), approval('human'))
    expect(answerTo('submit', refund('draft', {}), {})).toEqual({ ...missing, operation: 'submit' })
    expect(approved).toEqual({ ...missing, operation: 'approve' })
  })

  it('lets an agent approve up to 5000 cents', () => {
    const submitted = refund('submitted', { evidence: 'photo-1.jpg', amount_cents: 5000 })
    expect(answerTo('approve', submitted, approval('agent'))).toBe('approved')
  })

  it('lets only a human approve above 5000 cents', () => {
    const submitted = refund('submitted', { evidence: 'photo-1.jpg', amount_cents: 5001 })
    expect(answerTo('approve', submitted, approval('human'))).toBe('approved')
    expect(answerTo('approve', submitted, approval('agent'))).toEqual({
      kind: 'precondition_failed',
      operation: 'approve',
      rule: 'large_refund_needs_a_human',
      reason: 'a refund above 5000 cents is approved by a human',
    })
  })

  it('forgets evidence that was withdrawn', () => {
    const instance = refund('submitted', { evidence: 'photo-1.jpg' })
    const withdrawn = expectRight(runtime.execute({ instance, operation: 'withdraw_evidence', arguments: {} }))
    expect(withdrawn.instance.fields).toEqual({ order: 'order-7', amount_cents: 12900 })
    expect(withdrawn.record.removed).toEqual(['evidence'])
  })
})
