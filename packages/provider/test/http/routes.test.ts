import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { providerFetch } from '../../src/http/index.js'
import { defineEntityType, ProviderInstance, ProviderRegistry, t } from '../../src/index.js'
import { notesRegistry, post, serve } from './served.js'

const json = async (answer: Response | Promise<Response>): Promise<unknown> => (await answer).json()

describe('discovery over HTTP', () => {
  it('lists the providers', async () => {
    const url = await serve(notesRegistry({}, { name: 'Acme', description: 'Notes.' }))
    expect(await json(fetch(`${url}/providers`))).toStrictEqual({
      providers: [{ id: 'acme', name: 'Acme', description: 'Notes.' }],
    })
  })

  it('describes a provider: each entity type once, each action once, with schemas that say which language they are', async () => {
    const url = await serve(notesRegistry())
    const $schema = 'https://json-schema.org/draft/2020-12/schema'
    expect(await json(fetch(`${url}/providers/acme`))).toMatchObject({
      id: 'acme',
      entityTypes: [
        {
          id: 'note',
          name: 'Note',
          description: 'A note of the user.',
          data: { $schema, type: 'object', required: ['id', 'text'], additionalProperties: false },
          searchInput: {
            $schema,
            type: 'object',
            required: ['query'],
            properties: { query: {}, after: {}, cursor: {}, limit: { maximum: 1000 } },
            additionalProperties: false,
          },
        },
      ],
      actions: [
        {
          id: 'archive',
          name: 'Archive a note',
          effects: { idempotent: true },
          input: { $schema, type: 'object', required: ['id'] },
          output: { $schema, type: 'object', required: ['archived'] },
        },
      ],
    })
  })

  it('is of what is registered when it is asked for', async () => {
    const registry = ProviderRegistry()
    const url = await serve(registry)
    expect(await json(fetch(`${url}/providers`))).toStrictEqual({ providers: [] })
    registry.register(ProviderInstance({ id: 'late' }))
    expect(await json(fetch(`${url}/providers`))).toMatchObject({ providers: [{ id: 'late' }] })
  })

  it('tells what a problem type means at the address of the type', async () => {
    const url = await serve(notesRegistry())
    const problem = (await json(fetch(`${url}/providers/other`))) as { readonly type: string }
    expect(problem.type).toBe('/problems/unknown_provider')
    expect(await json(fetch(`${url}${problem.type}`))).toStrictEqual({
      kind: 'unknown_provider',
      status: 404,
      title: 'there is no such provider',
      advice: 'use only the providers that are listed',
    })
    expect((await fetch(`${url}/problems/toString`)).status).toBe(404)
  })
})

describe('calls over HTTP', () => {
  it('search with a flat body, and page by `cursor` and `limit`', async () => {
    const url = `${await serve(notesRegistry())}/providers/acme/entities/note/search`
    expect(await json(post(url, { query: 'passport', limit: 1 }))).toStrictEqual({
      results: [{ id: 'n-0', text: 'passport' }],
      nextCursor: '1',
    })
    expect(await json(post(url, { query: 'passport', limit: 1, cursor: '1' }))).toStrictEqual({
      results: [{ id: 'n-3', text: 'passport photo' }],
    })
  })

  it('get a record, and null where there is none: absence is a value', async () => {
    const url = `${await serve(notesRegistry())}/providers/acme/entities/note/record`
    expect(await json(fetch(`${url}?id=n-1`))).toStrictEqual({ record: { id: 'n-1', text: 'visa' } })
    const none = await fetch(`${url}?id=n-9`)
    expect([none.status, await none.json()]).toStrictEqual([200, { record: null }])
  })

  it('run an action', async () => {
    const url = `${await serve(notesRegistry())}/providers/acme/actions/archive`
    expect(await json(post(url, { id: 'n-1' }))).toStrictEqual({ archived: 'n-1' })
  })

  it('C-6: keep a number as it is written, where the record may hold any JSON', async () => {
    const any = defineEntityType({
      id: 'any',
      name: 'Any',
      description: 'Any JSON.',
      data: t.object({ id: t.string, value: t.json }),
      searchInput: t.object({ value: t.json }),
      search: ({ input }) => ({ results: [{ id: 'a', value: input.value }] }),
      get: () => undefined,
    })
    const registry = ProviderRegistry().register(ProviderInstance({ id: 'acme' }).entities.register(any))
    const answer = await post(
      `${await serve(registry)}/providers/acme/entities/any/search`,
      '{"value":[1.0,9007199254740993,1e400,-0]}',
    )
    expect(await answer.text()).toBe('{"results":[{"id":"a","value":[1.0,9007199254740993,1e400,-0]}]}')
  })
})

describe('the routes', () => {
  it('stand below a base path, and below another server that has routes of its own', async () => {
    const providers = providerFetch(notesRegistry(), { basePath: '/api/v1' })
    const app = new Hono().get('/health', (context) => context.text('well'))
    app.all('/api/v1/*', (context) => providers(context.req.raw))
    expect(await (await app.request('/health')).text()).toBe('well')
    expect(await json(app.request('/api/v1/providers'))).toMatchObject({ providers: [{ id: 'acme' }] })
    expect(await json(app.request('/api/v1/providers/x'))).toMatchObject({ type: '/api/v1/problems/unknown_provider' })
    expect(await json(providers(new Request('http://service/providers')))).toMatchObject({ kind: 'no_such_route' })
  })

  it('take a base path only that is one', () => {
    for (const basePath of ['api', '/', '/api/', '/a b', '/:x', '//host']) {
      expect(() => providerFetch(notesRegistry(), { basePath })).toThrow('`basePath` is no path such as `/api`')
    }
    expect(() => providerFetch(notesRegistry(), { limits: { body: 0 } })).toThrow('`limits.body` is no whole number')
  })
})
