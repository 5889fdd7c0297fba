import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Authenticate } from '../../src/http/index.js'
import { defineAction, defineEntityType, ProviderInstance, ProviderRegistry, t } from '../../src/index.js'
import { serveProviders } from '../../src/node/index.js'
import { notesRegistry, post, raw, serve, statusAndKind } from './served.js'

interface User {
  readonly name: string
}

const users: ReadonlyMap<string, User> = new Map([['Bearer s-1', { name: 'Sam' }]])

const authenticate: Authenticate = ({ headers }) => {
  const user = users.get(headers.get('authorization') ?? '')
  return user === undefined ? left({ kind: 'unauthenticated', challenge: 'Bearer realm="notes"' }) : right(user)
}

const sam = { authorization: 'Bearer s-1' }

const withPrincipals = () => {
  const seen: unknown[] = []
  const type = defineEntityType({
    id: 'note',
    name: 'Note',
    description: 'A note.',
    data: t.object({ id: t.string }),
    searchInput: t.object({}),
    search: ({ principal }) => {
      seen.push(principal)
      return { results: [] }
    },
    get: ({ principal }) => void seen.push(principal),
  })
  const action = defineAction({
    id: 'do',
    name: 'Do',
    description: 'Does it.',
    input: t.object({}),
    output: t.object({}),
    execute: ({ principal }) => {
      seen.push(principal)
      return {}
    },
  })
  const provider = ProviderInstance({ id: 'acme' }).entities.register(type).actions.register(action)
  return { registry: ProviderRegistry().register(provider), seen }
}

describe('who calls', () => {
  it('reaches `search`, `get` and `execute`', async () => {
    const { registry, seen } = withPrincipals()
    const url = `${await serve(registry, { authenticate })}/providers/acme`
    await post(`${url}/entities/note/search`, {}, sam)
    await fetch(`${url}/entities/note/record?id=a`, { headers: sam })
    await post(`${url}/actions/do`, {}, sam)
    expect(seen).toEqual([{ name: 'Sam' }, { name: 'Sam' }, { name: 'Sam' }])
  })

  it('is nobody where nobody is asked', async () => {
    const { registry, seen } = withPrincipals()
    await post(`${await serve(registry)}/providers/acme/actions/do`, {}, sam)
    expect(seen).toEqual([undefined])
  })

  it('is asked of every path, what is not there included', async () => {
    const url = await serve(notesRegistry(), { authenticate })
    for (const path of ['/providers', '/providers/acme', '/openapi.json', '/problems/forbidden', '/nothing']) {
      const answer = await fetch(`${url}${path}`)
      expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="notes"')
      expect(await statusAndKind(answer)).toEqual([401, 'unauthenticated'])
    }
    expect((await fetch(`${url}/providers`, { headers: sam })).status).toBe(200)
  })

  it('is asked before anything of the body is read', async () => {
    const url = await serve(notesRegistry(), { authenticate })
    const head = 'POST /providers/acme/actions/archive HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n'
    expect(await raw(url, head)).toMatch(/^HTTP\/1.1 401 /)
  })

  it('may be somebody who may not call', async () => {
    const url = await serve(notesRegistry(), { authenticate: async () => left({ kind: 'forbidden' }) })
    expect(await statusAndKind(await fetch(`${url}/providers`))).toEqual([403, 'forbidden'])
  })

  it.each<[string, Authenticate]>([
    [
      'throws',
      () => {
        throw new Error('the key is k-1')
      },
    ],
    ['rejects', () => Promise.reject(new Error('the key is k-1'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('lets nobody in where the function %s', async (_how, broken) => {
    const faults: unknown[] = []
    const url = await serve(notesRegistry(), {
      authenticate: broken,
      limits: { authenticationTime: 30 },
      onFault: (fault) => void faults.push(fault),
    })
    const text = await (await fetch(`${url}/providers`)).text()
    expect(JSON.parse(text)).toMatchObject({ kind: 'server_failed', status: 500 })
    expect(text).not.toContain('k-1')
    expect(faults).toHaveLength(1)
  })
})

describe('without authentication', () => {
  it.each(['0.0.0.0', '::', '192.168.1.1', 'example.com', '127.0.0.1.example.com', '', '127.1'])(
    'it does not listen on %j',
    async (host) => {
      expect(await serveProviders(notesRegistry(), { host })).toEqual(
        left('without authentication it listens on a loopback address only'),
      )
    },
  )

  it('it listens for this machine, and says so', async () => {
    const lines: string[] = []
    const url = await serve(notesRegistry(), { say: (line) => void lines.push(line) })
    expect(new URL(url).hostname).toBe('127.0.0.1')
    expect(lines).toEqual([`providers are served at ${url}, without authentication, for this machine alone`])
  })

  it('no page of a browser reaches it by a name of its own, or from another page', async () => {
    const url = await serve(notesRegistry())
    const ask = (headers: string) => raw(url, `GET /providers HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`)
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.1']) {
      expect(await ask(`host: ${host}`)).toMatch(/^HTTP\/1.1 421 [^]*"kind":"wrong_host"/)
    }
    for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await ask(`host: localhost\r\norigin: ${origin}`)).toMatch(/^HTTP\/1.1 421 /)
    }
    for (const own of [
      'host: localhost',
      'host: 127.0.0.1:80',
      'host: [::1]',
      'host: localhost\r\norigin: http://localhost:3000',
    ]) {
      expect(await ask(own)).toMatch(/^HTTP\/1.1 200 /)
    }
  })
})

describe('with authentication', () => {
  it('it listens where it is told to, under any name, and says where', async () => {
    const lines: string[] = []
    const url = await serve(notesRegistry(), { host: '0.0.0.0', authenticate, say: (line) => void lines.push(line) })
    expect(lines).toEqual([`providers are served at ${url}`])
    const own = url.replace('0.0.0.0', '127.0.0.1')
    const request =
      'GET /providers HTTP/1.1\r\nhost: notes.example\r\nauthorization: Bearer s-1\r\nconnection: close\r\n\r\n'
    expect(await raw(own, request)).toMatch(/^HTTP\/1.1 200 /)
  })

  it('it is called by the names that it is given', async () => {
    const url = await serve(notesRegistry(), { authenticate, hostNames: ['notes.example'] })
    expect(await statusAndKind(await fetch(`${url}/providers`, { headers: sam }))).toEqual([421, 'wrong_host'])
  })
})

it('an address that is taken is told by its code', async () => {
  const url = await serve(notesRegistry())
  const again = await serveProviders(notesRegistry(), { port: Number(new URL(url).port), say: () => undefined })
  expect(isLeft(again) ? again.left : '').toBe('EADDRINUSE')
})
