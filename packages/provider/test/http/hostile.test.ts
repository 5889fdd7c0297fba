import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { getting } from '../notes.js'
import { notesRegistry, post, raw, serve, statusAndKind } from './served.js'

const search = '/providers/acme/entities/note/search'

/** The service of notes, and the inputs of its searches: nothing hostile becomes one. */
const watched = async (options: Parameters<typeof serve>[1] = {}) => {
  const asked: unknown[] = []
  const found = ({ input }: { readonly input: unknown }) => {
    asked.push(input)
    return { results: [] }
  }
  return { url: `${await serve(notesRegistry({ search: found }), options)}${search}`, asked }
}

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

describe('a body that is not what is taken reaches no provider', () => {
  it.each([
    ['no type', { 'content-type': '' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text, which a page of a browser may send anywhere', { 'content-type': 'text/plain' }],
    ['another character set', { 'content-type': 'application/json; charset=utf-16' }],
    ['two types', { 'content-type': 'application/json, text/plain' }],
    ['a patch', { 'content-type': 'application/merge-patch+json' }],
    ['what says that it is compressed', { 'content-encoding': 'gzip' }],
  ])('%s', async (_what, headers) => {
    const { url, asked } = await watched()
    expect(await statusAndKind(await post(url, '{"query":"a"}', headers))).toEqual([415, 'unsupported_media_type'])
    expect(asked).toEqual([])
  })

  it.each(['application/json', 'Application/JSON;charset=UTF-8', 'application/json ; charset="utf-8"'])(
    '%s is one that is taken',
    async (type) => {
      const { url, asked } = await watched()
      expect((await post(url, '{"query":"a"}', { 'content-type': type })).status).toBe(200)
      expect(asked).toEqual([{ query: 'a' }])
    },
  )

  it.each([
    ['nothing', ''],
    ['half of it', '{"query":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a member twice', '{"query":"a","query":"b"}'],
    ['an unpaired surrogate', '{"query":"\\ud800"}'],
    ['a comment', '{"query":"a"} // all'],
    ['two values', '{"query":"a"}{"query":"b"}'],
    ['a million levels', '['.repeat(1_000_000)],
    ['one level too many', nested(129)],
  ])('%s', async (_what, body) => {
    const { url, asked } = await watched()
    expect(await statusAndKind(await post(url, body))).toEqual([400, 'invalid_body'])
    expect(asked).toEqual([])
  })

  it('is told where it stops being JSON', async () => {
    const { url } = await watched()
    expect(await (await post(url, '{"query":"a","query":"b"}')).json()).toMatchObject({
      kind: 'invalid_body',
      path: 'query',
      reason: '`query` stands twice in one object',
    })
  })

  it('bytes that are not UTF-8 are refused, not replaced', async () => {
    const { url, asked } = await watched()
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xc0, 0xaf]]) {
      const body = Buffer.concat([Buffer.from('{"query":"'), Buffer.from(bytes), Buffer.from('"}')])
      const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect(await answer.json()).toMatchObject({ kind: 'invalid_body', reason: 'it is not in UTF-8' })
    }
    expect(asked).toEqual([])
  })

  it('known fault 14: names of the prototype chain are names', async () => {
    const { url, asked } = await watched()
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await post(url, `{"query":"a","${name}":{"limit":1}}`)
      expect(await answer.json()).toMatchObject({ kind: 'invalid_input', errors: [{ path: name }] })
    }
    expect(asked).toEqual([])
  })

  it('a cursor of a megabyte is refused, and so is a body that holds more', async () => {
    const { url, asked } = await watched()
    const cursor = 'c'.repeat(1_000_000)
    expect(await statusAndKind(await post(url, { query: 'a', cursor }))).toEqual([422, 'invalid_input'])
    expect(await (await post(url, { query: 'a', cursor: cursor + cursor })).json()).toMatchObject({
      kind: 'body_too_large',
      limit: 1_048_576,
    })
    expect(asked).toEqual([])
  })
})

describe('the length of a body', () => {
  it('is what arrives, whatever its head says', async () => {
    const { url } = await watched({ limits: { body: 100 } })
    const streamed = (length: number) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new Blob([`{"query":"${'a'.repeat(length)}"}`]).stream(),
        duplex: 'half',
      })
    expect((await streamed(88)).status).toBe(200)
    expect(await statusAndKind(await streamed(89))).toEqual([413, 'body_too_large'])
  })

  it('is refused by its head before any of it comes', async () => {
    const { url } = await watched()
    const head = `POST ${search} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
    expect(await raw(url, `${head}content-length: 99999999\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /)
  })

  it('is not that of what it would be unpacked: a bomb is never unpacked', async () => {
    const { url } = await watched()
    const body = gzipSync(Buffer.alloc(50_000_000, ' '))
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(415)
  })

  it('has its time: a body that never ends is given up', async () => {
    const { url, asked } = await watched({ limits: { bodyTime: 30 } })
    const head = `POST ${search} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
    const answer = await raw(url, `${head}content-length: 100\r\n\r\n{"query":`)
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"milliseconds":30')
    expect(asked).toEqual([])
  })

  it('is read down to the depth that a host allows', async () => {
    const { url } = await watched({ limits: { depth: 2 } })
    expect(await statusAndKind(await post(url, nested(3)))).toEqual([400, 'invalid_body'])
    expect(await statusAndKind(await post(url, nested(2)))).toEqual([422, 'invalid_input'])
  })
})

describe('an id is anything', () => {
  const ids = [
    'a/b',
    '../..',
    '..',
    '.',
    '%2F',
    '%',
    'a b',
    'a+b',
    'a&id=b',
    '?',
    '#',
    '\u0000',
    '__proto__',
    'ü𝒜',
    '"',
  ]

  it('known fault 14: it reaches the provider as it is', async () => {
    const asked: string[] = []
    const registry = notesRegistry({ get: ({ id }) => void asked.push(id) })
    const url = `${await serve(registry)}/providers/acme/entities/note/record?id=`
    const longest = '字'.repeat(2_048)
    for (const id of [...ids, longest]) {
      const answer = await fetch(url + encodeURIComponent(id))
      expect([id, answer.status, await answer.json()]).toEqual([id, 200, { record: null }])
    }
    expect(asked).toEqual([...ids, longest])
  })

  it('has spaces in the two spellings that a query has', async () => {
    const asked: string[] = []
    const registry = notesRegistry({ get: ({ id }) => void asked.push(id) })
    const url = `${await serve(registry)}/providers/acme/entities/note/record`
    await fetch(`${url}?${new URLSearchParams({ id: 'a b+c' }).toString()}`)
    expect(asked).toEqual(['a b+c'])
  })

  it.each([
    ['?id=%FF', { path: 'id', message: 'is not in UTF-8' }],
    ['?id=%ED%A0%80', { path: 'id', message: 'is not in UTF-8' }],
    ['?id=%', { path: 'id', message: 'is not in UTF-8' }],
    ['?%FF=a', { path: '', message: 'is not in UTF-8' }],
    ['?id=a&id=b', { path: 'id', message: 'stands there twice' }],
    ['?id=a&__proto__=b', { path: '__proto__', message: 'no member may have this name' }],
    ['?id=a&limit=1', { path: 'limit', message: 'is not a member that is taken here' }],
    ['?id=', { path: 'id', message: 'expected a text of 1 to 2048 characters' }],
    ['?id', { path: 'id', message: 'expected a text of 1 to 2048 characters' }],
    [`?id=${'a'.repeat(2_049)}`, { path: 'id', message: 'expected a text of 1 to 2048 characters' }],
  ])('%s is refused', async (query, error) => {
    const url = `${await serve(notesRegistry())}/providers/acme/entities/note/record`
    const answer = await fetch(`${url}${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { kind: 'invalid_input', ...getting, errors: [error] },
    ])
  })
})

describe('a path that is out to trip the service', () => {
  it.each([
    ['/providers/..%2Facme', 'unknown_provider'],
    ['/providers/acme%00', 'unknown_provider'],
    ['/providers/%61cme%2Fentities', 'unknown_provider'],
    ['/providers/__proto__', 'unknown_provider'],
    ['/providers/%FF', 'unknown_provider'],
    [`/providers/${'a'.repeat(8_000)}`, 'unknown_provider'],
    ['/providers/acme/../../etc', 'no_such_route'],
    ['/providers/%2e%2e/%2e%2e', 'no_such_route'],
    ['/providers/acme/entities/note/search/..', 'no_such_route'],
  ])('%s', async (path, kind) => {
    const url = await serve(notesRegistry())
    const answer = await raw(url, `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toContain(`"kind":"${kind}"`)
    expect(answer.length).toBeLessThan(2_000)
  })

  it.each(['__proto__', 'constructor', 'toString'])('the entity type and the action %s are not there', async (name) => {
    const url = `${await serve(notesRegistry())}/providers/acme`
    expect(await statusAndKind(await fetch(`${url}/entities/${name}/record?id=a`))).toEqual([
      404,
      'unknown_entity_type',
    ])
    expect(await statusAndKind(await post(`${url}/actions/${name}`, {}))).toEqual([404, 'unknown_action'])
  })

  it.each([
    'GET /providers HTTP/1.1\r\n\r\n',
    'GET /providers HTTP/1.1\r\nhost: a b\r\n\r\n',
    'GET * HTTP/1.1\r\nhost: localhost\r\n\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    'GET /providers\r\n\r\n',
  ])('a request that is none is refused, and the next one answered: %j', async (bytes) => {
    const faults: unknown[] = []
    const url = await serve(notesRegistry(), { onFault: (fault) => void faults.push(fault) })
    expect(await raw(url, bytes)).toMatch(/^HTTP\/1.1 4\d\d /)
    expect((await fetch(`${url}/providers`)).status).toBe(200)
    expect(faults).toEqual([])
  })
})

describe('what is thrown', () => {
  it('by a registry of the host is told to the host, and to nobody else', async () => {
    const faults: unknown[] = []
    const fault = new Error('the database is at 10.0.0.1')
    const broken = {
      list: () => {
        throw fault
      },
      provider: notesRegistry().provider,
    }
    const url = await serve(broken, {
      onFault: (one) => {
        faults.push(one)
        throw new Error('nor may this come out')
      },
    })
    const answer = await fetch(`${url}/providers`)
    expect(await answer.json()).toStrictEqual({
      type: '/problems/server_failed',
      title: 'the service failed',
      status: 500,
      detail: 'the service failed',
      kind: 'server_failed',
    })
    expect(faults).toEqual([fault])
  })
})

it('answers nothing that a page of another origin may read', async () => {
  const url = await serve(notesRegistry())
  const answer = await fetch(`${url}/providers`)
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
})
