import type { Client } from '@modelcontextprotocol/client'
import { evaluationTools } from '@assent/agent/mcp'
import { Registry } from '@assent/kernel'
import { memoryStore, StoredRuntime } from '@assent/shell'
import { beforeEach, describe, expect, it } from 'vitest'
import { registry, valueOf } from '../agent/desk.js'
import { first, second } from '../agent/schema/archive.js'
import { call } from './client.js'
import { connected, serviceOf } from './in-memory.js'

const evaluating = (definitions: Registry): Promise<Client> =>
  connected(serviceOf(valueOf(evaluationTools(StoredRuntime.of({ registry: definitions, store: memoryStore() })))), {})

const recordingOf = (record_id: string) => ({ record_id, recorded_at: '2027-03-01', actor: 'model-3' })

const fields = { order: 'order-7', amount_cents: 9000, evidence: 'photo-1.jpg' }
const creation = { id: 'r-1', fields, recording: recordingOf('create-1') }
const submission = { id: 'r-1', expected_revision: 1, arguments: {}, recording: recordingOf('submit-1') }

const without = (object: object, name: string): object =>
  Object.fromEntries(Object.entries(object).filter(([member]) => member !== name))

describe('a model that writes its recordings itself', () => {
  let client: Client

  beforeEach(async () => {
    client = await evaluating(registry)
  })

  it('A-3, A-13: sees every operation, sorted by name, and nothing beside them', async () => {
    const { tools } = await client.listTools()
    const names = ['approve', 'attach_evidence', 'create', 'events', 'get', 'list', 'reject', 'submit']
    expect(tools.map(({ name }) => name)).toEqual([...names, 'withdraw_evidence'].map((name) => `refund.${name}`))
  })

  it('A-6: what an entry says of a tool', async () => {
    const { tools } = await client.listTools()
    for (const { name, title, description, annotations } of tools) {
      const reads = ['refund.get', 'refund.list', 'refund.events'].includes(name)
      const hints = { destructiveHint: false, openWorldHint: false, readOnlyHint: reads, idempotentHint: reads }
      expect(annotations).toEqual(hints)
      expect(title).toBe(name)
      expect(description).toContain('refund')
    }
    const approve = tools.find(({ name }) => name === 'refund.approve')
    expect(approve?.description).toContain('`large_refund_needs_a_human`: a refund above 5000 cents')
    expect(approve?.inputSchema.required).toEqual(['id', 'expected_revision', 'arguments', 'recording'])
  })

  it('A-6, A-11: commits are answered as they are recorded, reads as they stand', async () => {
    const created = await call(client, 'refund.create', creation)
    expect(created).toMatchObject({
      isError: false,
      result: { instance: { revision: 1 }, envelope: { record_id: 'create-1', correlation: null, causation: null } },
    })
    await call(client, 'refund.submit', submission)
    expect((await call(client, 'refund.get', { id: 'r-1' })).result).toMatchObject({ revision: 2, fields })
    expect((await call(client, 'refund.list', {})).result).toEqual({ items: ['r-1'] })
    expect((await call(client, 'refund.events', { id: 'r-1' })).result).toMatchObject({
      items: [{ type: 'RefundDrafted' }, { type: 'RefundSubmitted' }],
    })
  })

  it('every argument is the model`s, also one that only trusted code should give', async () => {
    await call(client, 'refund.create', creation)
    await call(client, 'refund.submit', submission)
    const approval = { id: 'r-1', expected_revision: 2, recording: recordingOf('approve-1') }
    const forged = { ...approval, arguments: { reason: 'because', actor_role: 'human' } }
    expect(await call(client, 'refund.approve', forged)).toMatchObject({ isError: false })
  })

  it('A-8: missing fields count as {}, which the kernel then judges', async () => {
    expect(await call(client, 'refund.create', without(creation, 'fields'))).toMatchObject({
      isError: true,
      result: { by: 'kernel', kind: 'validation' },
    })
    await call(client, 'refund.create', creation)
    expect(await call(client, 'refund.submit', without(submission, 'arguments'))).toMatchObject({ isError: false })
  })

  it.each<[string, string, object, string]>([
    ['the id', 'refund.create', without(creation, 'id'), '`id` is missing'],
    ['an id that is a number', 'refund.create', { ...creation, id: 7 }, '`id` is not text'],
    ['the version before the id', 'refund.create', { version: 2 }, '`version` is none of 1'],
    ['the recording', 'refund.create', without(creation, 'recording'), '`recording` is missing'],
    ['the actor first', 'refund.create', { ...creation, recording: {} }, '`recording.actor` is missing'],
    ['the record id', 'refund.create', { ...creation, recording: { actor: 7 } }, '`recording.record_id` is missing'],
    [
      'the time',
      'refund.create',
      { ...creation, recording: { actor: null, record_id: 'a', recorded_at: ' ' } },
      '`recording.recorded_at` is blank',
    ],
    [
      'the correlation',
      'refund.create',
      { ...creation, recording: { ...recordingOf('a'), correlation: '' } },
      '`recording.correlation` is blank',
    ],
    [
      'the actor last',
      'refund.create',
      { ...creation, recording: { ...recordingOf('a'), actor: 7 } },
      '`recording.actor` is not text',
    ],
    ['the id of an operation', 'refund.submit', {}, '`id` is missing'],
    ['the revision', 'refund.submit', { id: 'r-1' }, '`expected_revision` is missing'],
    [
      'a revision that is none',
      'refund.submit',
      { ...submission, expected_revision: -1 },
      '`expected_revision` is not a whole number from 0 on',
    ],
    ['the recording of an operation', 'refund.submit', { id: 'r-1', expected_revision: 1 }, '`recording` is missing'],
  ])('A-10: names %s', async (_what, tool, input, detail) => {
    const answer = await call(client, tool, input)
    expect(answer).toMatchObject({ isError: true, result: { by: 'input', kind: 'invalid_recording' } })
    expect(answer.result['detail']).toContain(detail)
  })

  it('A-10: the grammar of the time is asked after the kernel', async () => {
    const recording = { ...recordingOf('a'), recorded_at: 'yesterday' }
    const nothing = { ...creation, fields: {}, recording }
    expect((await call(client, 'refund.create', nothing)).result).toMatchObject({ kind: 'validation' })
    expect((await call(client, 'refund.create', { ...creation, recording })).result).toMatchObject({
      by: 'input',
      kind: 'invalid_recording',
    })
  })

  it('D-15: undeclared members are refused by name, also in the recording', async () => {
    const recording = { ...recordingOf('a'), when: 'now' }
    expect((await call(client, 'refund.create', { ...creation, instance: {}, recording })).result).toMatchObject({
      by: 'input',
      kind: 'invalid_input',
      errors: [{ path: 'instance' }, { path: 'recording.when' }],
    })
  })

  it('A-9: revision 0 is asked of the store, which holds nothing at it', async () => {
    await call(client, 'refund.create', creation)
    expect(await call(client, 'refund.submit', { ...submission, expected_revision: 0 })).toMatchObject({
      isError: true,
      result: { by: 'store', kind: 'revision_conflict', expected: 0, found: 1 },
    })
  })

  it('A-12: an exact retry is the original, a stale call and a reused id are refused and write nothing', async () => {
    const created = await call(client, 'refund.create', creation)
    const submitted = await call(client, 'refund.submit', submission)
    expect(await call(client, 'refund.create', creation)).toEqual(created)
    expect(await call(client, 'refund.submit', submission)).toEqual(submitted)
    const stale = { ...submission, recording: recordingOf('submit-2') }
    expect((await call(client, 'refund.submit', stale)).result).toMatchObject({
      kind: 'revision_conflict',
      entity: 'refund',
      id: 'r-1',
      expected: 1,
      found: 2,
    })
    const reused = { ...submission, recording: { ...submission.recording, actor: 'somebody else' } }
    expect((await call(client, 'refund.submit', reused)).result).toMatchObject({
      by: 'store',
      kind: 'record_conflict',
      record_id: 'submit-1',
    })
    expect((await call(client, 'refund.get', { id: 'r-1' })).result).toMatchObject({ revision: 2 })
  })

  it('an unknown tool is an error of the protocol', async () => {
    await expect(client.callTool({ name: 'refund.explain', arguments: {} })).rejects.toMatchObject({ code: -32602 })
  })
})

describe('two versions of one type', () => {
  it('A-7, A-9: the version chooses the schema, and is asked for', async () => {
    const both = valueOf(valueOf(Registry.empty.register(first.definition)).register(second.definition))
    const client = await evaluating(both)
    const { tools } = await client.listTools()
    const create = tools.find(({ name }) => name === 'archive.create')
    expect(create?.inputSchema.required).toContain('version')
    const input = { id: 'a-1', fields: { pages: 3 }, recording: recordingOf('create-1') }
    expect((await call(client, 'archive.create', input)).result['detail']).toContain(
      '`version` is missing: one of 1, 2',
    )
    expect(await call(client, 'archive.create', { ...input, version: 2 })).toMatchObject({ isError: false })
  })
})
