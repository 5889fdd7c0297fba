import { Registry } from '@assent/kernel'
import { agentTools, type Host, type HostStep } from '@assent/agent'
import { StoredRuntime } from '@assent/shell'
import { describe, expect, it } from 'vitest'
import { claim, committed, desk, hostOver, refusedUnchanged, registry, type Session } from './desk.js'

const approval = { id: 'r-1', arguments: { reason: 'lost' }, expected_revision: 2 }

const thrower = (): never => {
  throw new Error('the password is swordfish')
}
const rejecter = () => Promise.reject(new Error('the password is swordfish'))

const steps: readonly (readonly [HostStep, string, object])[] = [
  ['identify', 'refund.approve', approval],
  ['identify', 'refund.get', { id: 'r-1' }],
  ['mayRead', 'refund.approve', approval],
  ['mayRead', 'refund.get', { id: 'r-1' }],
  ['mayRead', 'refund.list', {}],
  ['mayRead', 'refund.create', { id: 'r-2', fields: claim }],
  ['authority', 'refund.approve', approval],
  ['authority', 'refund.get', { id: 'r-1' }],
  ['authority', 'refund.create', { id: 'r-2', fields: claim }],
  ['authority', 'refund.escalate', { id: 'r-1', reason: 'lost' }],
  ['recording', 'refund.approve', approval],
  ['recording', 'refund.create', { id: 'r-2', fields: claim }],
  ['recording', 'refund.escalate', { id: 'r-1', reason: 'lost' }],
]

describe.each([
  ['throws', thrower],
  ['rejects', rejecter],
])('a function of the host that %s', (_how, broken) => {
  it.each(steps)(
    '%s, at %s: is host_failed, nothing is written, and only the host hears of the fault',
    async (step, tool, input) => {
      const faults: unknown[] = []
      const opened = await desk({
        [step]: broken,
        onFault: (fault: unknown, at: HostStep) => faults.push([at, String(fault)]),
      })
      const refusal = await refusedUnchanged(opened, () => opened.ask(tool, input))
      expect(refusal).toMatchObject({ kind: 'host_failed', step, by: 'input' })
      expect(JSON.stringify(refusal)).not.toContain('swordfish')
      expect(faults).toEqual([[step, 'Error: the password is swordfish']])
    },
  )

  it.each(['onCommitted', 'escalated'] as const)('%s: changes no result', async (step) => {
    const opened = await desk({ [step]: broken, onFault: broken })
    expect(committed(await opened.ask('refund.approve', approval)).commit.instance.revision).toBe(3)
    expect(await opened.ask('refund.escalate', { id: 'r-1', reason: 'lost' })).toMatchObject({ ok: true })
  })

  it('newId: is host_failed', async () => {
    const opened = await desk({ newId: broken })
    const refusal = await refusedUnchanged(opened, () => opened.ask('refund.create', { fields: claim }))
    expect(refusal).toMatchObject({ kind: 'host_failed', step: 'newId' })
  })
})

describe('a function of the host that answers nonsense', () => {
  it.each<[string, Partial<Record<keyof Host<Session>, unknown>>, string, object, object]>([
    ['a blank name', { identify: () => '' }, 'refund.get', { id: 'r-1' }, { kind: 'host_failed', step: 'identify' }],
    ['no name', { identify: () => 7 }, 'refund.get', { id: 'r-1' }, { kind: 'host_failed', step: 'identify' }],
    ['a truthy text for mayRead', { mayRead: () => 'no' }, 'refund.get', { id: 'r-1' }, { kind: 'not_found' }],
    [
      'a list of arguments',
      { authority: () => [] },
      'refund.approve',
      approval,
      { kind: 'host_failed', step: 'authority' },
    ],
    [
      'an argument that is no JSON',
      { authority: () => ({ actor_role: 1n }) },
      'refund.approve',
      approval,
      { kind: 'host_failed' },
    ],
    [
      'no authority',
      { authority: () => undefined },
      'refund.approve',
      approval,
      { kind: 'not_permitted', tool: 'refund.approve' },
    ],
    [
      'a recording that is none',
      { recording: () => null },
      'refund.approve',
      approval,
      { kind: 'invalid_recording', by: 'input' },
    ],
    [
      'a blank record id',
      { recording: () => ({ record_id: '' }) },
      'refund.approve',
      approval,
      { kind: 'invalid_recording' },
    ],
    ['a blank id', { newId: () => ' ' }, 'refund.create', { fields: claim }, { kind: 'host_failed', step: 'newId' }],
  ])('%s: is refused, and nothing is written', async (_what, changes, tool, input, refusal) => {
    const opened = await desk(changes as Partial<Host<Session>>)
    expect(await refusedUnchanged(opened, () => opened.ask(tool, input))).toMatchObject(refusal)
  })

  it('arguments that are not declared trusted for a call are left out of it', async () => {
    const opened = await desk({ authority: () => ({ actor_role: 'human', reason: 'of the host', evidence: 'forged' }) })
    const { commit } = committed(await opened.ask('refund.approve', approval))
    expect(commit.envelope.record.command).toMatchObject({ arguments: { reason: 'lost', actor_role: 'human' } })
  })
})

describe('what is allowed', () => {
  const allowing = (allow: unknown) =>
    agentTools(
      hostOver({} as never, { allow: allow as never, runtime: StoredRuntime.of({ registry, store: {} as never }) }),
    )
  const type = { entity: 'refund', versions: [1], tools: [], operations: {} }

  it.each<[string, unknown, string, string]>([
    ['no version', [{ ...type, versions: [] }], 'no_versions', 'refund.versions'],
    ['an unknown type', [{ ...type, entity: 'x' }], 'unknown_definition', 'x.versions'],
    ['an unknown version', [{ ...type, versions: [1, 2] }], 'unknown_definition', 'refund.versions'],
    ['a type twice', [type, type], 'duplicate_type', 'refund'],
    ['an unknown tool', [{ ...type, tools: ['history'] }], 'unknown_tool', 'refund.tools'],
    ['an unknown operation', [{ ...type, operations: { steal: {} } }], 'unknown_operation', 'refund.operations.steal'],
    [
      'an unknown trusted argument',
      [{ ...type, operations: { submit: { trusted: ['actor_role'] } } }],
      'unknown_trusted_argument',
      'refund.operations.submit.trusted',
    ],
    [
      'an unknown trusted field',
      [{ ...type, create: { trusted: ['x'] } }],
      'unknown_trusted_argument',
      'refund.create.trusted',
    ],
  ])('with %s is refused before any call', (_what, allow, kind, path) => {
    expect(allowing(allow)).toMatchObject({ left: [{ kind, path }] })
  })

  it('is nothing where nothing is written', () => {
    expect(allowing([])).toMatchObject({ right: { tools: [] } })
    expect(allowing([type])).toMatchObject({ right: { tools: [] } })
  })

  it('may not name two tools alike', () => {
    const operations = {
      get: { transitions: [{ from: 'a', to: 'a' }] },
      create: { transitions: [{ from: 'a', to: 'a' }] },
    }
    const lifecycle = { initial: 'a', states: ['a'] }
    const twins = [
      { entity: 'a', version: 1, schema: {}, lifecycle, operations },
      { entity: 'a.get', version: 1, schema: {}, lifecycle, operations },
    ]
    const both = Registry.empty.registerAll(twins as never)
    const runtime = StoredRuntime.of({ registry: 'right' in both ? both.right : registry, store: {} as never })
    const made = (allow: unknown) => agentTools(hostOver({} as never, { runtime, allow: allow as never }))
    const one = { entity: 'a', versions: [1], tools: ['get'], operations: { get: {} } }
    expect(made([one])).toMatchObject({ left: [{ kind: 'name_collision', path: 'a.operations.get' }] })
    expect(made([{ ...one, tools: [], operations: { create: {} } }])).toMatchObject({
      left: [{ kind: 'name_collision', path: 'a.operations.create' }],
    })
  })
})
