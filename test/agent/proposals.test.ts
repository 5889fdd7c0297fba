import { describe, expect, it } from 'vitest'
import { claim, committed, desk, grace, refusedUnchanged } from './desk.js'

const large = { ...claim, amount_cents: 12_900 }
const reason = 'the parcel was lost'

describe('a proposal', () => {
  it('is committed at the revision that it was based on, with the trusted arguments and the recording of the host', async () => {
    const opened = await desk()
    const result = committed(
      await opened.ask('refund.approve', { id: 'r-1', arguments: { reason }, expected_revision: 2 }),
    )
    expect(result).toMatchObject({ ok: true, replayed: false })
    expect(result.commit.instance).toMatchObject({ revision: 3, lifecycle_state: 'approved' })
    expect(result.commit.envelope).toMatchObject({ record_id: 'fresh-1', actor: 'model-3' })
    expect(result.commit.envelope.record.command).toMatchObject({ arguments: { reason, actor_role: 'agent' } })
    expect(await opened.host.runtime.get({ entity: 'refund', id: 'r-1' })()).toMatchObject({
      right: result.commit.instance,
    })
  })

  it('is based on what was last read in the conversation where it does not say on what', async () => {
    const opened = await desk()
    await opened.ask('refund.get', { id: 'r-1' })
    await opened.ask('refund.attach_evidence', { id: 'r-1', arguments: { evidence: 'photo-2.jpg' } })
    const third = committed(await opened.ask('refund.approve', { id: 'r-1', arguments: { reason } }))
    expect(third.commit.instance.revision).toBe(4)
  })

  it.each([
    ['in no conversation', 'model', null],
    ['in another conversation', 'model', 'c-8'],
    ['by another principal', 'grace', 'c-7'],
  ] as const)(
    'is refused with the advice to read first where nothing was read %s',
    async (_where, who, conversation) => {
      const opened = await desk()
      await opened.ask('refund.get', { id: 'r-1' })
      const caller = who === 'grace' ? grace : undefined
      const refusal = await refusedUnchanged(opened, () =>
        opened.ask('refund.approve', { id: 'r-1', arguments: { reason } }, caller, conversation),
      )
      expect(refusal).toMatchObject({ kind: 'expected_revision_missing', by: 'input', entity: 'refund', id: 'r-1' })
    },
  )

  it('on a revision that was read before somebody else wrote is refused, and a conflict does not count as read', async () => {
    const opened = await desk()
    await opened.ask('refund.get', { id: 'r-1' })
    await opened.ask('refund.attach_evidence', { id: 'r-1', expected_revision: 2, arguments: { evidence: 'b' } }, grace)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const refusal = await refusedUnchanged(opened, () =>
        opened.ask('refund.approve', { id: 'r-1', arguments: { reason } }),
      )
      expect(refusal).toMatchObject({ kind: 'revision_conflict', by: 'store', expected: 2, found: 3 })
    }
  })

  it.each<[string, string, object, object]>([
    ['an illegal state', 'attach_evidence', { evidence: 'x' }, { kind: 'invalid_transition', state: 'approved' }],
    ['a missing argument', 'approve', {}, { kind: 'validation', errors: [{ path: 'arguments.reason' }] }],
    ['a wrong argument', 'approve', { reason: 7 }, { kind: 'validation', errors: [{ path: 'arguments.reason' }] }],
    ['an undeclared argument', 'approve', { reason, colour: 1 }, { kind: 'validation' }],
  ])('refused by the kernel for %s passes unchanged', async (_what, operation, args, refusal) => {
    const opened = await desk()
    await opened.ask('refund.approve', { id: 'r-1', expected_revision: 2, arguments: { reason } })
    const result = await refusedUnchanged(opened, () =>
      opened.ask(`refund.${operation}`, { id: 'r-1', expected_revision: 3, arguments: args }),
    )
    expect(result).toMatchObject({ ...refusal, by: 'kernel', refused: true })
    expect(result).not.toHaveProperty('detail')
  })

  it('refused by a policy is the kernel refusal word for word, and a human may', async () => {
    const opened = await desk({}, large)
    const input = { id: 'r-1', expected_revision: 2, arguments: { reason } }
    expect(await refusedUnchanged(opened, () => opened.ask('refund.approve', input))).toEqual({
      kind: 'precondition_failed',
      operation: 'approve',
      rule: 'large_refund_needs_a_human',
      reason: 'a refund above 5000 cents is approved by a human',
      message:
        'rule `large_refund_needs_a_human` of operation `approve`: a refund above 5000 cents is approved by a human',
      by: 'kernel',
      refused: true,
    })
    expect(committed(await opened.ask('refund.approve', input, grace)).commit.instance.revision).toBe(3)
  })

  it('refused for missing evidence names every unresolved path', async () => {
    const opened = await desk()
    const { evidence: _evidence, ...bare } = claim
    await opened.ask('refund.create', { id: 'r-2', fields: bare })
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.submit', { id: 'r-2' }))
    expect(refusal).toMatchObject({ kind: 'precondition_unobservable', unresolved: ['$fields.evidence'] })
  })

  it('on a subject that is not there is not_found, and a store refusal has its detail', async () => {
    const opened = await desk()
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.submit', { id: 'r-9' }))
    expect(refusal).toEqual({
      kind: 'not_found',
      entity: 'refund',
      id: 'r-9',
      message: 'no `refund` is stored under `r-9`',
      detail: 'no `refund` is stored under `r-9`',
      by: 'store',
      refused: true,
    })
  })

  it('of a new subject is committed at revision 1, and its maker has seen it', async () => {
    const opened = await desk()
    const made = committed(await opened.ask('refund.create', { id: 'r-2', fields: claim }))
    expect(made.commit.instance).toMatchObject({ id: 'r-2', version: 1, revision: 1 })
    expect(committed(await opened.ask('refund.submit', { id: 'r-2' })).commit.instance.revision).toBe(2)
  })

  it('of a new subject on an id that is taken is the conflict that the store found', async () => {
    const opened = await desk()
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.create', { id: 'r-1', fields: claim }))
    expect(refusal).toMatchObject({ kind: 'revision_conflict', by: 'store', expected: { kind: 'absent' }, found: 2 })
  })

  it('of a new subject takes the trusted fields from the host alone', async () => {
    const allow = [{ entity: 'refund', versions: [1], tools: [], create: { trusted: ['order'] }, operations: {} }]
    const opened = await desk({ allow, authority: () => ({ order: 'order-of-the-session' }) })
    const { order: _order, ...rest } = claim
    const made = committed(await opened.ask('refund.create', { id: 'r-2', fields: rest }))
    expect(made.commit.instance.fields['order']).toBe('order-of-the-session')
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.create', { id: 'r-3', fields: claim }))
    expect(refusal).toMatchObject({ kind: 'invalid_input', by: 'input', errors: [{ path: 'fields.order' }] })
  })
})
