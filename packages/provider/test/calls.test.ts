import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { defineAction, ProviderInstance, t } from '../src/index.js'
import { errorOf, getting, noteProvider, noteType, searching } from './notes.js'

describe('a search', () => {
  it('answers a page of decoded records, and says where the next one starts', async () => {
    const { provider, type } = noteProvider()
    expect(await provider.search(type, { input: { query: 'passport' }, limit: 1 })()).toEqual(
      right({ results: [{ id: 'n-0', text: 'passport' }], nextCursor: '1' }),
    )
  })

  it('has no `nextCursor` at all on the last page', async () => {
    const { provider, type } = noteProvider()
    const page = await provider.search(type, { input: { query: 'passport' }, limit: 1, cursor: '1' })()
    expect(page).toStrictEqual(right({ results: [{ id: 'n-3', text: 'passport photo' }] }))
  })

  it('hands the decoded input, limit and cursor to the provider, and nothing where nothing was given', async () => {
    const seen: unknown[] = []
    const search = ({ input, limit, cursor }: object & Record<string, unknown>) => {
      seen.push({ input, limit, cursor })
      return { results: [] }
    }
    const { provider, type } = noteProvider({ search: search })
    await provider.search(type, { input: { query: 'a', after: undefined }, limit: 5, cursor: 'c' })()
    await provider.search(type, { input: { query: 'a' } })()
    expect(seen).toStrictEqual([
      { input: { query: 'a' }, limit: 5, cursor: 'c' },
      { input: { query: 'a' }, limit: undefined, cursor: undefined },
    ])
  })

  it('refuses an input by the path of each fault, and does not ask the provider', async () => {
    let asked = 0
    const { provider, type } = noteProvider({ search: () => (asked += 1) })
    const input = { query: '', after: 'yesterday', afer: '2026-01-01T00:00:00Z' }
    expect(errorOf(await provider.search(type, { input, limit: 0, cursor: '' })())).toEqual({
      kind: 'invalid_input',
      ...searching,
      errors: [
        { path: 'afer', message: 'is not a member that is taken here' },
        { path: 'limit', message: 'expected a whole number from 1 to 1000' },
        { path: 'cursor', message: 'expected the `nextCursor` of the page before' },
      ],
    })
    expect(errorOf(await provider.search(type, { input: { query: '', after: 'yesterday' } })())).toMatchObject({
      errors: [
        { path: 'query', message: 'expected a text that is not blank, found a text' },
        { path: 'after', message: 'expected an ISO date-time such as `2026-03-02T09:00:00Z`, found a text' },
      ],
    })
    expect(asked).toBe(0)
  })

  it('takes no `cursor` and no `limit` inside the input', async () => {
    const { provider, type } = noteProvider()
    const request = { input: { query: 'a', limit: 3 } }
    expect(errorOf(await provider.search(type, request)())).toMatchObject({
      errors: [{ path: 'input.limit', message: 'stands beside the input' }],
    })
  })

  it('is what was asked, whatever happens to the caller’s object before it is run', async () => {
    const { provider, type } = noteProvider()
    const request = { input: { query: 'passport' }, limit: 1 }
    const task = provider.search(type, request)
    request.input.query = 'keys'
    expect(await task()).toMatchObject({ right: { results: [{ text: 'passport' }] } })
  })
})

describe('a get', () => {
  it('answers the record, or nothing', async () => {
    const { provider, type } = noteProvider()
    expect(await provider.get(type, 'n-1')()).toEqual(right({ id: 'n-1', text: 'visa' }))
    expect(await provider.get(type, 'n-9')()).toEqual(right(undefined))
  })

  it('refuses what can be no id, and does not ask the provider', async () => {
    let asked = 0
    const { provider, type } = noteProvider({ get: () => (asked += 1) })
    for (const id of ['', 'a'.repeat(2_049), '\ud800', 7 as never, undefined as never]) {
      expect(errorOf(await provider.get(type, id)())).toEqual({
        kind: 'invalid_input',
        ...getting,
        errors: [{ path: 'id', message: 'expected a text of 1 to 2048 characters' }],
      })
    }
    expect(asked).toBe(0)
  })
})

describe('an action', () => {
  const double = defineAction({
    id: 'double',
    name: 'Double',
    description: 'Doubles a number.',
    input: t.closed({ number: t.boundedNumber({ min: 0 }) }),
    output: t.object({ number: t.number }),
    execute: ({ input }) => ({ number: input.number * 2, working: 'not for callers' }),
  })
  const provider = ProviderInstance({ id: 'acme' }).actions.register(double)

  it('answers its decoded output, and only what that declares', async () => {
    expect(await provider.execute(double, { number: 4 })()).toStrictEqual(right({ number: 8 }))
  })

  it('refuses an input that it does not take, by path', async () => {
    const place = { provider: 'acme', operation: 'execute', entity_type: null, action: 'double' }
    expect(await provider.execute(double, { number: -1 })()).toEqual(
      left({
        kind: 'invalid_input',
        ...place,
        errors: [{ path: 'number', message: 'expected a number from 0, found a number' }],
      }),
    )
  })

  it('answers a malformed output as the fault of the provider, by path', async () => {
    const wrong = defineAction({ ...definitionOf('wrong'), execute: () => ({ number: 'four' }) as never })
    const answer = await ProviderInstance({ id: 'acme' }).actions.register(wrong).execute(wrong, {})()
    expect(errorOf(answer)).toMatchObject({
      kind: 'malformed_answer',
      action: 'wrong',
      errors: [{ path: 'output.number', message: 'expected a number, found a text' }],
    })
  })
})

const definitionOf = <const Id extends string>(id: Id) => ({
  id,
  name: 'An action',
  description: 'Does something.',
  input: t.object({}),
  output: t.object({ number: t.number }),
})

describe('what is registered', () => {
  it('is replaced by what is registered later under the same id', async () => {
    const { provider, type } = noteProvider()
    const later = noteType({ get: ({ id }) => ({ id, text: 'from the later one' }) })
    provider.entities.register(later)
    expect(await provider.get(type, 'n-1')()).toEqual(right({ id: 'n-1', text: 'from the later one' }))
    expect(provider.entities.list()).toEqual([later])
  })

  it('is all that can be called', async () => {
    const provider = ProviderInstance({ id: 'acme' })
    const type = noteType()
    const unknown = { kind: 'unknown_entity_type', provider: 'acme', entity_type: 'note' }
    expect(await provider.search(type, { input: { query: 'a' } })()).toEqual(left(unknown))
    expect(await provider.get(type, 'n-1')()).toEqual(left(unknown))
    const pages = []
    for await (const page of provider.searchAll(type, { input: { query: 'a' } })) pages.push(page)
    expect(pages).toEqual([left(unknown)])
    const action = defineAction({ ...definitionOf('act'), execute: () => ({ number: 1 }) })
    expect(await provider.execute(action, {})()).toEqual(
      left({ kind: 'unknown_action', provider: 'acme', action: 'act' }),
    )
  })

  it('finds the services of the provider', async () => {
    const seen: unknown[] = []
    const services = { database: 'a connection' }
    const { provider, type } = noteProvider(
      { get: (context) => void seen.push((context as unknown as { services: unknown }).services) },
      { services },
    )
    await provider.get(type, 'n-1')()
    expect(seen).toEqual([services])
  })
})
