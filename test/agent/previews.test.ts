import { parseDefinition, parseJson, Registry, stringify } from '@assent/kernel'
import type { Preview, ToolResult } from '@assent/agent'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import {
  claim,
  committed,
  desk,
  deskOver,
  draft,
  grace,
  model,
  refund,
  refundDocument,
  refusedUnchanged,
  valueOf,
} from './desk.js'

const large = { ...claim, amount_cents: 12_900 }
const approval = { id: 'r-1', operation: 'approve', arguments: { reason: 'the parcel was lost' } }

const shown = (result: ToolResult): Preview => {
  if ('preview' in result) return result.preview
  throw new Error(`no preview: ${JSON.stringify(result)}`)
}

/** As it comes back from a page on which somebody approved it. */
const sentBack = (value: object): unknown => valueOf(parseJson(stringify(value)))

describe('D-17: a preview', () => {
  it('shows what would be decided with the authority of whoever asks, pins it, and writes nothing', async () => {
    const opened = await desk({}, large)
    const before = await opened.dump()
    const preview = shown(await opened.ask('refund.preview', approval))
    expect(await opened.dump()).toBe(before)
    const { definition, ...pins } = preview.pins
    expect(pins).toEqual({ entity: 'refund', version: 1, ...approval, revision: 2 })
    expect(definition).toMatch(/^[0-9a-f]{64}$/)
    expect(preview).toMatchObject({
      authority: 'model-3',
      trusted: { actor_role: 'agent' },
      outcome: { accepted: false, refusal: { kind: 'precondition_failed', by: 'kernel' } },
    })
  })

  it('for a named authority shows what that one would get', async () => {
    const opened = await desk({}, large)
    const call = { tool: 'refund.preview', input: approval }
    const preview = shown(await opened.tools.preview(model, call, grace)())
    expect(preview).toMatchObject({
      authority: 'grace',
      trusted: { actor_role: 'human' },
      outcome: { accepted: true, instance: { lifecycle_state: 'approved', revision: 3 } },
    })
  })

  it('is applied by who approves it, with the authority of the approver', async () => {
    const opened = await desk({}, large)
    const { pins } = shown(await opened.ask('refund.preview', approval))
    const applied = committed(await opened.tools.apply(grace, sentBack(pins))())
    expect(applied).toMatchObject({
      replayed: false,
      commit: { instance: { revision: 3 }, envelope: { actor: 'grace' } },
    })
    expect(applied.commit.envelope.record.command).toMatchObject({ arguments: { actor_role: 'human' } })
    expect(await opened.tools.apply(model, pins)()).toMatchObject({ kind: 'stale_preview' })
  })

  it('is refused where the approver may not either', async () => {
    const opened = await desk({}, large)
    const { pins } = shown(await opened.ask('refund.preview', approval))
    const refusal = await refusedUnchanged(opened, () => opened.tools.apply(model, pins)())
    expect(refusal).toMatchObject({ kind: 'precondition_failed', rule: 'large_refund_needs_a_human' })
  })

  it('applied again by the same approver is the original commit, also after the subject moved on', async () => {
    const opened = await desk()
    const attach = { id: 'r-1', operation: 'attach_evidence', arguments: { evidence: 'b' } }
    const { pins } = shown(await opened.ask('refund.preview', attach))
    const first = committed(await opened.tools.apply(grace, pins)())
    await opened.ask('refund.reject', { id: 'r-1', arguments: { reason: 'no' }, expected_revision: 3 })
    expect(committed(await opened.tools.apply(grace, sentBack(pins))())).toEqual({ ...first, replayed: true })
    const stale = { kind: 'stale_preview', by: 'input', moved: 'revision', pinned: 2, found: 4 }
    expect(await opened.tools.apply(model, pins)()).toMatchObject(stale)
  })

  it('is stale where the subject moved, even to where the same would be decided', async () => {
    const opened = await desk()
    const { pins } = shown(await opened.ask('refund.preview', approval))
    await opened.ask('refund.attach_evidence', { id: 'r-1', arguments: { evidence: 'b' }, expected_revision: 2 })
    const refusal = await refusedUnchanged(opened, () => opened.tools.apply(grace, pins)())
    expect(refusal).toMatchObject({ kind: 'stale_preview', moved: 'revision', pinned: 2, found: 3 })
  })

  it('is stale where the definition moved under the same version', async () => {
    const opened = await desk()
    const { pins } = shown(await opened.ask('refund.preview', approval))
    const approve = { ...refundDocument.operations['approve'], preconditions: [] }
    const changed = { ...refundDocument, operations: { ...refundDocument.operations, approve } }
    const registry = valueOf(Registry.empty.register(changed as typeof refundDocument))
    const later = deskOver(opened.store, { runtime: StoredRuntime.of({ registry, store: opened.store }) })
    const refusal = await refusedUnchanged(later, () => later.tools.apply(grace, pins)())
    expect(refusal).toMatchObject({ kind: 'stale_preview', moved: 'definition', pinned: pins.definition })
  })

  it('of a new subject pins that it is not there yet', async () => {
    const opened = await desk()
    const input = { id: 'r-2', operation: 'create', arguments: claim }
    const { pins, outcome } = shown(await opened.ask('refund.preview', input))
    expect(pins).toMatchObject({ operation: null, revision: null, id: 'r-2', version: 1 })
    expect(outcome).toMatchObject({ accepted: true, instance: { revision: 1 } })
    const first = committed(await opened.tools.apply(grace, sentBack(pins))())
    expect(first.commit.instance).toMatchObject({ id: 'r-2', revision: 1 })
    expect(committed(await opened.tools.apply(grace, pins)())).toEqual({ ...first, replayed: true })
    expect(await opened.tools.apply(model, pins)()).toMatchObject({ kind: 'stale_preview', pinned: null, found: 1 })
    expect(shown(await opened.ask('refund.preview', input)).outcome).toMatchObject({
      accepted: false,
      refusal: { kind: 'revision_conflict', expected: { kind: 'absent' }, found: 1 },
    })
  })

  it('of a new subject has the id that the host chooses', async () => {
    const opened = await desk({ newId: () => 'chosen' })
    const input = { operation: 'create', arguments: claim }
    const { pins } = shown(await opened.ask('refund.preview', input))
    expect(pins.id).toBe('chosen')
    expect(committed(await opened.tools.apply(grace, pins)()).commit.instance.id).toBe('chosen')
    const named = await opened.ask('refund.preview', { ...input, id: 'mine' })
    expect(named).toMatchObject({ kind: 'invalid_input', errors: [{ path: 'id' }] })
  })

  it.each<[string, object, string]>([
    ['a trusted argument', { arguments: { reason: 'x', actor_role: 'human' } }, 'arguments.actor_role'],
    ['a member of its own', { trusted: { actor_role: 'human' } }, 'trusted'],
    ['no revision', { revision: null }, 'revision'],
    ['a revision that is none', { revision: 0 }, 'revision'],
    ['arguments that are none', { arguments: [] }, 'arguments'],
  ])('with %s in its pins is refused by path', async (_what, changes, path) => {
    const opened = await desk()
    const { pins } = shown(await opened.ask('refund.preview', approval))
    const refusal = await refusedUnchanged(opened, () => opened.tools.apply(grace, { ...pins, ...changes })())
    expect(refusal).toMatchObject({ kind: 'invalid_input', by: 'input', errors: [{ path }] })
  })

  it('of an operation that is not allowed is no tool, and of one subject has no version', async () => {
    const opened = await desk()
    const { pins } = shown(await opened.ask('refund.preview', approval))
    for (const operation of ['withdraw_evidence', 'get', 'create']) {
      expect(await opened.tools.apply(grace, { ...pins, operation })()).toMatchObject({ kind: 'unknown_tool' })
    }
    expect(await opened.ask('refund.preview', { ...approval, version: 1 })).toMatchObject({ kind: 'invalid_input' })
    const { id: _id, ...nothing } = approval
    expect(await opened.ask('refund.preview', nothing)).toMatchObject({ errors: [{ path: 'id' }] })
    expect(await opened.tools.preview(model, { tool: 'refund.get', input: { id: 'r-1' } }, grace)()).toMatchObject({
      kind: 'unknown_tool',
    })
  })

  it('shows what no store would take as refused, as a commit does', async () => {
    const lifecycle = { initial: 'open', states: ['open', 'shut\0'] }
    const operations = { shut: { transitions: [{ from: 'open', to: 'shut\0' }] } }
    const definition = valueOf(parseDefinition({ entity: 'door', version: 1, schema: {}, lifecycle, operations }))
    const store = memoryStore()
    const runtime = StoredRuntime.of({ registry: valueOf(Registry.empty.register(definition)), store })
    const allow = [{ entity: 'door', versions: [1], tools: ['preview' as const], create: {}, operations: { shut: {} } }]
    const opened = deskOver(store, { runtime, allow })
    committed(await opened.ask('door.create', { id: 'd-1' }))
    const { pins, outcome } = shown(await opened.ask('door.preview', { id: 'd-1', operation: 'shut' }))
    expect(outcome).toMatchObject({ accepted: false, refusal: { kind: 'not_storable', path: 'lifecycle_state' } })
    expect(await opened.tools.apply(grace, pins)()).toMatchObject({ kind: 'not_storable', path: 'lifecycle_state' })
  })

  it('is of what the caller may read, and applied by who may', async () => {
    const opened = await desk({ mayRead: ({ role }) => role === 'human' })
    await draft(opened, 'r-2')
    expect(await opened.ask('refund.preview', approval)).toMatchObject({ kind: 'not_found' })
    const { pins } = shown(await opened.ask('refund.preview', approval, grace))
    expect(await opened.tools.apply(model, pins)()).toMatchObject({ kind: 'not_found' })
  })

  it('is not there where it is not allowed, and neither is what it could preview', async () => {
    const opened = await desk({ allow: [{ ...refund, tools: [], operations: { submit: {} } }] })
    expect(await opened.ask('refund.preview', approval)).toMatchObject({ kind: 'unknown_tool' })
  })
})
