import { Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { claim, committed, desk, deskOver, draft, grace, refund, refundDocument, valueOf } from './desk.js'

const large = { ...claim, amount_cents: 12_900 }

describe('get', () => {
  it('answers state, revision, and what the agent itself may do now with its own authority', async () => {
    const opened = await desk({}, large)
    const seen = await opened.ask('refund.get', { id: 'r-1' })
    expect(seen).toMatchObject({
      ok: true,
      instance: { lifecycle_state: 'submitted', revision: 2 },
      operations: [
        { operation: 'approve', status: 'refused', refusal: { rule: 'large_refund_needs_a_human' } },
        { operation: 'attach_evidence', status: 'depends', arguments: ['evidence'] },
        { operation: 'reject', status: 'depends', arguments: ['reason'] },
        { operation: 'submit', status: 'refused', refusal: { kind: 'invalid_transition' } },
      ],
    })
    const human = await opened.ask('refund.get', { id: 'r-1' }, grace)
    expect('operations' in human ? human.operations[0] : null).toMatchObject({
      operation: 'approve',
      status: 'depends',
      arguments: ['reason'],
    })
  })

  it('leaves out what the authority does not cover', async () => {
    const opened = await desk({ authority: (_who, { operation }) => (operation === 'reject' ? {} : undefined) })
    const seen = await opened.ask('refund.get', { id: 'r-1' })
    expect('operations' in seen ? seen.operations.map(({ operation }) => operation) : []).toEqual(['reject'])
  })

  it('is told of the instance, the arguments and the conversation when it is asked for authority', async () => {
    const calls: unknown[] = []
    const opened = await desk({
      authority: (who, { instance, ...call }) => {
        calls.push([who.user, instance?.revision, call])
        return { actor_role: who.role }
      },
    })
    await opened.ask('refund.approve', { id: 'r-1', arguments: { reason: 'x' }, expected_revision: 2 })
    const call = { kind: 'operation', entity: 'refund', operation: 'approve', id: 'r-1', arguments: { reason: 'x' } }
    expect(calls).toEqual([['model-3', 2, { ...call, conversation: 'c-7' }]])
  })
})

describe('explain', () => {
  it('says why not and what would unlock it, with the trusted arguments that the agent has', async () => {
    const opened = await desk({}, large)
    const input = { id: 'r-1', operation: 'approve', arguments: { reason: 'x' } }
    expect(await opened.ask('refund.explain', input)).toMatchObject({
      ok: true,
      revision: 2,
      explanation: {
        verdict: 'refused',
        refusal: { kind: 'precondition_failed' },
        unlock: { kind: 'clauses', clauses: [{ truth: true }] },
      },
    })
    expect(await opened.ask('refund.explain', input, grace)).toMatchObject({ explanation: { verdict: 'accepted' } })
  })

  it.each([
    [{ id: 'r-1', operation: 'withdraw_evidence' }, 'operation'],
    [{ id: 'r-1', operation: 'approve', arguments: { actor_role: 'human' } }, 'arguments.actor_role'],
    [{ id: 'r-1' }, 'operation'],
  ])('of %j is refused by path', async (input, path) => {
    const opened = await desk()
    expect(await opened.ask('refund.explain', input)).toMatchObject({ kind: 'invalid_input', errors: [{ path }] })
  })
})

describe('events', () => {
  it('lists what happened, in pages', async () => {
    const opened = await desk()
    const first = await opened.ask('refund.events', { id: 'r-1', limit: 1 })
    expect(first).toMatchObject({ ok: true, items: [{ type: 'RefundDrafted' }] })
    const after = 'next' in first ? first.next : null
    const second = await opened.ask('refund.events', { id: 'r-1', after })
    expect(second).toMatchObject({ items: [{ type: 'RefundSubmitted' }], next: null })
    expect(await opened.ask('refund.events', { id: 'r-1', after: 'nonsense' })).toMatchObject({
      kind: 'invalid_query',
      by: 'input',
    })
  })
})

describe('two versions', () => {
  const second = { ...refundDocument, version: 2 }
  const registry = valueOf(Registry.empty.registerAll([refundDocument, second]))

  const both = () => {
    const store = memoryStore()
    const runtime = StoredRuntime.of({ registry, store })
    return deskOver(store, { runtime, allow: [{ ...refund, versions: [1, 2] }] })
  }

  it('of one type make one tool, whose creation says which', async () => {
    const opened = both()
    const tool = opened.tools.tools.find(({ name }) => name === 'refund.approve')
    expect(tool?.proposes[0]?.versions.map(({ version }) => version)).toEqual([1, 2])
    const creation = { id: 'r-2', fields: claim }
    expect(await opened.ask('refund.create', creation)).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'version', message: 'is missing: one of 1, 2' }],
    })
    expect(await opened.ask('refund.create', { ...creation, version: 3 })).toMatchObject({ kind: 'invalid_input' })
    const made = committed(await opened.ask('refund.create', { ...creation, version: 2 }))
    expect(made.commit.instance.version).toBe(2)
    expect(committed(await opened.ask('refund.submit', { id: 'r-2' })).commit.instance.version).toBe(2)
  })

  it('of which one is not allowed: its instances do not exist', async () => {
    const opened = both()
    await draft(opened, 'r-1')
    const store = opened.store
    const narrow = deskOver(store, { runtime: opened.host.runtime, allow: [{ ...refund, versions: [2] }] })
    expect(await narrow.ask('refund.get', { id: 'r-1' })).toMatchObject({ kind: 'not_found' })
    expect(await narrow.ask('refund.list', {})).toMatchObject({ items: [] })
  })
})

describe('the list of tools', () => {
  it('is plain data by name, and no schema in it has a trusted argument', async () => {
    const { tools } = (await desk()).tools
    expect(tools.map(({ name }) => name)).toEqual([
      'refund.approve',
      'refund.attach_evidence',
      'refund.create',
      'refund.escalate',
      'refund.events',
      'refund.explain',
      'refund.get',
      'refund.list',
      'refund.preview',
      'refund.reject',
      'refund.submit',
    ])
    const proposed = tools.flatMap(({ proposes }) => proposes).flatMap(({ versions }) => versions)
    expect(proposed.length).toBeGreaterThan(0)
    for (const { schema } of proposed) expect(Object.keys(schema.fields)).not.toContain('actor_role')
    expect(JSON.parse(JSON.stringify(tools))).toEqual(tools)
  })

  it('tells a model what to do by the kind of a refusal', async () => {
    const { tools } = (await desk()).tools
    const approve = tools.find(({ name }) => name === 'refund.approve')
    expect(approve?.description).toContain('- revision_conflict: another writer won: read the subject again')
  })
})
