import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineAction, ProviderInstance, t, type AnySchema } from '../src/index.js'
import { errorOf, noteProvider, toolNamed } from './notes.js'

const cycle: { self?: unknown } = {}
cycle.self = cycle

const deep = (depth: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = { inside: value }
  return value
}

/** Lists that hold one another twice, level after level: two to the thirtieth when unfolded. */
const bomb = (): unknown => {
  let value: unknown[] = []
  for (let level = 0; level < 30; level += 1) value = [value, value]
  return value
}

const trap: unknown = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('a trap')
    },
  },
)

const accessor = Object.defineProperty({}, 'query', { enumerable: true, get: () => 'all' })

const hostile: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'all'],
  ['a list', ['all']],
  ['a function', () => 'all'],
  ['a symbol', Symbol('all')],
  ['a member that is a prototype', JSON.parse('{"query":"all","__proto__":{"admin":true}}')],
  ['a prototype deep inside', JSON.parse('{"query":{"a":[{"__proto__":1}]}}')],
  ['members named as those of every object', { query: 'all', constructor: 'a', toString: 'b', hasOwnProperty: 'c' }],
  ['a cycle', { query: cycle }],
  ['deep nesting', { query: deep(200) }],
  ['very deep nesting', { query: deep(100_000) }],
  ['a bomb', { query: bomb() }],
  ['a trap', trap],
  ['a trap inside', { query: trap }],
  ['an accessor', accessor],
  ['a class of the host', { query: new Map() }],
  ['a lone surrogate', { query: '\ud800' }],
  ['a lone surrogate in a name', { 'query\ud800': 'all' }],
  ['a large number', { query: 'all', limit: 1e21 }],
  ['a bigint', { query: 'all', limit: 5n }],
  ['a list with a hole', { query: Object.assign([1, 2], { length: 3 }) }],
]

/** Takes anything at all. */
const open = (input: AnySchema) =>
  defineAction({
    id: 'open',
    name: 'Open',
    description: 'Takes anything.',
    input: input as never,
    output: t.object({}),
    execute: () => ({}),
  })

const anything = [open(t.record(t.string, t.unknown)), open(z.looseObject({}))]

describe('hostile input', () => {
  it.each(hostile.filter(([, value]) => value !== undefined))('known fault 14: %s is refused', async (_what, value) => {
    const { provider } = noteProvider()
    for (const tool of provider.toTools()) {
      expect(errorOf(await tool.call(value)())).toMatchObject({ kind: 'invalid_input', provider: 'acme' })
    }
  })

  it.each(hostile)('%s as an answer is contained', async (_what, value) => {
    const { provider, type } = noteProvider({ get: () => value, search: () => value })
    const search = await provider.search(type, { input: { query: 'a' } })()
    expect(errorOf(search)).toMatchObject({ kind: 'malformed_answer' })
    const record = await provider.get(type, 'n-1')()
    if (value === undefined) expect(record).toMatchObject({ right: undefined })
    else expect(errorOf(record)).toMatchObject({ kind: 'malformed_answer' })
    const inPage = noteProvider({ search: () => ({ results: [value] }) })
    const page = await inPage.provider.search(inPage.type, { input: { query: 'a' } })()
    expect(errorOf(page)).toMatchObject({ kind: 'malformed_answer' })
  })

  it('a member named `__proto__` is refused wherever it stands, and never lost on the way', async () => {
    for (const action of anything) {
      const provider = ProviderInstance({ id: 'acme' }).actions.register(action)
      const tool = toolNamed(provider.toTools(), 'acme_open')
      const input: unknown = JSON.parse('{"a":[{"__proto__":{"admin":true}}],"__proto__":1}')
      expect(errorOf(await tool.call(input)())).toMatchObject({
        errors: [
          { path: '__proto__', message: 'no member may have this name' },
          { path: 'a[0].__proto__', message: 'no member may have this name' },
        ],
      })
    }
  })

  it('a text of 5 MB is taken, passed on and answered; one that is not taken is not repeated', async () => {
    const text = 'x'.repeat(5_000_000)
    const { provider, type } = noteProvider({ search: () => ({ results: [{ id: 'n-1', text }] }) })
    const page = await provider.search(type, { input: { query: text } })()
    expect(isLeft(page) ? page.left : page.right.results[0]?.text.length).toBe(5_000_000)
    const refused = errorOf(await provider.search(type, { input: { query: 'a', after: text } })())
    expect(JSON.stringify(refused).length).toBeLessThan(1_000)
    const named = errorOf(await provider.search(type, { input: { query: 'a', [text]: 1 } })())
    expect(named).toMatchObject({ kind: 'invalid_input' })
    expect(JSON.stringify(named).length).toBeLessThan(2_000)
  })

  it('a million faults are told in a hundred', async () => {
    const results = Array.from({ length: 1_000 }, () => ({ id: 1, text: Array.from({ length: 300 }, () => ({})) }))
    const { provider, type } = noteProvider({ search: () => ({ results }) })
    const error = errorOf(await provider.search(type, { input: { query: 'a' } })())
    expect(error.kind === 'malformed_answer' && error.errors.length).toBeLessThanOrEqual(100)
  })
})
