import { describe, expect, it } from 'vitest'
import { newFolder, runIn, writeCase, type WrittenStep } from './runner.js'

const definition = JSON.stringify({
  entity: 'lamp',
  schema: {},
  lifecycle: { initial: 'off', states: ['off', 'on'] },
  operations: {
    switch: {
      transitions: [
        { from: 'off', to: 'on' },
        { from: 'on', to: 'off' },
      ],
      emits: [{ type: 'Switched' }],
    },
  },
})

const recorded = (record_id: string) => ({
  record_id,
  recorded_at: '2031-02-03',
  correlation: null,
  causation: null,
  actor: null,
})

const execute = (call: string, recordId: string, expected_revision: number, expect: object): WrittenStep => [
  call,
  {
    request: JSON.stringify({
      entity: 'lamp',
      id: 'l-1',
      expected_revision,
      operation: 'switch',
      arguments: {},
      recording: recorded(recordId),
    }),
  },
  expect,
]

const begin: readonly WrittenStep[] = [
  ['Open', { provider: 'File' }, { ok: true }],
  ['Register', { definition }, { ok: true, count: 1 }],
  [
    'Create',
    { request: JSON.stringify({ entity: 'lamp', version: 1, id: 'l-1', fields: {}, recording: recorded('made') }) },
    { ok: true, revision: 1, state: 'off', record_id: 'made', count: 0 },
  ],
]

const subject = { request: '{"entity":"lamp","id":"l-1"}' }

const cases: { readonly [name: string]: readonly WrittenStep[] } = {
  'T-10: a race is decided at once and committed just before the next commit': [
    execute('Race', 'rival', 1, { ok: true, revision: 2, state: 'on' }),
    ['Records', subject, { ok: true, ids: '["made"]', count: 1 }],
    execute('Execute', 'late', 1, {
      ok: false,
      kind: 'revision_conflict',
      boundary: 'store',
      variant: 'RevisionConflict',
      value: '{"entity":"lamp","id":"l-1","expected":"revision 1","found":2}',
    }),
    ['Records', subject, { ok: true, ids: '["made","rival"]', count: 2 }],
    execute('Execute', 'next', 2, { ok: true, revision: 3, event_types: '["Switched"]', count: 1 }),
  ],
  'calls are counted by name, a combined read as the two that it stands for': [
    ['ClearCalls', {}, { ok: true }],
    execute('Execute', 'first', 1, { ok: true }),
    ['List', { entity: 'lamp' }, { ok: true, ids: '["l-1"]', count: 1 }],
    ['Events', subject, { ok: true, event_types: '["Switched"]' }],
    ['Calls', {}, { value: '["load","records","commit","ids","load","events"]' }],
  ],
  'S-5: a fault fails the next call of its method, once, as what it is': [
    ['Fault', { request: '{"method":"commit","error":"unreachable"}' }, { ok: true }],
    execute('Execute', 'first', 1, { ok: false, kind: 'store_unreachable', variant: 'Unreachable' }),
    ['Fault', { request: '{"method":"load","error":"backend"}' }, { ok: true }],
    execute('Execute', 'first', 1, { ok: false, kind: 'store_backend', boundary: 'store', variant: 'Backend' }),
    execute('Execute', 'first', 1, { ok: true, revision: 2 }),
  ],
  'a store opened again has its data, whatever is registered': [
    ['Reopen', {}, { ok: true }],
    ['Get', subject, { ok: true, revision: 1, state: 'off', fields: '{}' }],
    ['ClearRegistry', {}, { ok: true, count: 0 }],
    execute('Execute', 'first', 1, { ok: false, kind: 'entity_not_registered', boundary: 'kernel', variant: 'Core' }),
  ],
}

describe('the shell calls', () => {
  it.each(Object.entries(cases))('%s', (_name, steps) => {
    const folder = newFolder()
    writeCase(folder, 'case', 'shell', [...begin, ...steps])
    const { lines } = runIn(folder, ['.', '--store', 'memory', '--store', 'sqlite'])
    expect(lines).toEqual(['2 passed, 0 failed'])
  })

  it('D-19: a case chooses its store where the person does not', () => {
    const folder = newFolder()
    writeCase(folder, 'chosen', 'shell', begin)
    expect(runIn(folder, ['.']).lines).toEqual(['1 passed, 0 failed'])
  })
})
