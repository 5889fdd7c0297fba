import { describe, expect, it } from 'vitest'
import { newFolder, runIn, writeCase, type WrittenStep } from './runner.js'

const definition = JSON.stringify({
  entity: 'lamp',
  schema: { fields: { watts: { type: 'number' } } },
  lifecycle: { initial: 'off', states: ['off'] },
})

const lamps = (...watts: readonly number[]): string =>
  JSON.stringify(watts.map((one, index) => ({ id: `l-${index}`, fields: { watts: one } })))

const instances = (...ids: readonly string[]): string =>
  JSON.stringify(ids.map((id) => ({ entity: 'lamp', version: 1, id, lifecycle_state: 'off', revision: 1, fields: {} })))

const query = (members: object = {}): string => JSON.stringify({ entity: 'lamp', ...members })

const cursor = (id: string): string =>
  ['["lamp",{}]', id].map((part) => Buffer.from(part, 'utf8').toString('hex')).join('.')

const cases: { readonly [name: string]: readonly WrittenStep[] } = {
  'pages go on after the last cursor, whatever `after` says': [
    ['Seed', { definition, subjects: lamps(4, 9, 4, 4) }, { ok: true }],
    [
      'Query',
      { query: query({ limit: 1 }) },
      { ok: true, ids: '["l-0"]', count: 1, has_next: true, cursor: cursor('l-0') },
    ],
    ['Continue', { query: query({ limit: 2, after: 'nonsense' }) }, { ok: true, ids: '["l-1","l-2"]' }],
    ['Continue', { query: query() }, { ok: true, ids: '["l-3"]', has_next: false, cursor: '' }],
    ['Query', { query: query({ matching: { watts: 4 } }) }, { ids: '["l-0","l-2","l-3"]' }],
  ],
  'a store that nothing was seeded in is empty, and a seed begins with a fresh one': [
    ['Query', { query: query() }, { ok: true, ids: '[]', count: 0, has_next: false }],
    ['Seed', { definition, subjects: lamps(1, 2) }, { ok: true }],
    ['Seed', { definition, subjects: lamps(1) }, { ok: true }],
    ['Query', { query: query() }, { ok: true, ids: '["l-0"]' }],
  ],
  'a document that is no query is `decode`, one that cannot be answered `invalid`': [
    ['Query', { query: '{' }, { ok: false, kind: 'decode' }],
    ['Query', { query: query({ colour: 1 }) }, { ok: false, kind: 'decode' }],
    ['Query', { query: query({ limit: 0 }) }, { ok: false, kind: 'invalid' }],
    ['Limit', { query: query({ matching: [] }) }, { ok: false, kind: 'decode' }],
    ['Limit', { query: query({ limit: 7 }) }, { ok: true, count: 7 }],
    ['DecodeCursor', { query: query({ after: cursor('l-1') }) }, { ok: true, after: 'l-1' }],
    ['DecodeCursor', { query: query({ after: 'l-1' }) }, { ok: false, kind: 'invalid' }],
  ],
  'a page is built of instances without a store': [
    ['Page', { query: query({ limit: 1 }), instances: instances('a', 'b') }, { ids: '["a"]', has_next: true }],
    ['Ordered', { query: query(), instances: instances('b', 'a') }, { ok: false, kind: 'invalid' }],
  ],
}

describe('the query calls', () => {
  it.each(Object.entries(cases))('%s', (_name, steps) => {
    const folder = newFolder()
    writeCase(folder, 'case', 'query', steps)
    const { lines } = runIn(folder, ['.', '--store', 'memory', '--store', 'sqlite'])
    expect(lines).toEqual(['2 passed, 0 failed'])
  })

  it('D-19: a case runs in memory where the person chooses no store', () => {
    const folder = newFolder()
    writeCase(folder, 'chosen', 'query', [['Query', { query: query() }, { ok: true, count: 0 }]])
    expect(runIn(folder, ['.']).lines).toEqual(['1 passed, 0 failed'])
  })
})
