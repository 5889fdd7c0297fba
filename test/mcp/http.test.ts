import { request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { inFolder } from '../docs/folder.js'
import { call, overHttp } from './client.js'
import { listening, type Listening } from './listening.js'
import { definition, deskIn } from './people.js'

const served = <A>(work: (server: Listening) => Promise<A>): Promise<A> =>
  inFolder(async (folder) => {
    const { store } = deskIn(folder)
    const server = await listening(['--definition', definition, '--store', store, '--http', '0'])
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  })

interface Answer {
  readonly status: number | undefined
  readonly body: string
}

/** A request with whatever headers: the host's own client sets some of them itself. */
const ask = (url: string, body: string, headers: object = {}, path = '/mcp'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers }
    const made = request(new URL(path, url), { method: 'POST', headers: sent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode, body: text }))
    })
    made.on('error', reject)
    made.end(body)
  })

const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })

describe('over HTTP', () => {
  it('a server without authentication listens on this machine alone, and says so', () =>
    served(async ({ url, standardError }) => {
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/)
      const [size, ...lines] = standardError().trimEnd().split('\n')
      expect(size).toMatch(/^9 tools, whose list is \d+ bytes long$/)
      expect(lines).toEqual([
        'evaluation: calls are recorded as the model writes them, and nobody is authenticated',
        `listening at ${url}`,
        'without authentication: whoever is on this machine may call',
      ])
      expect(await ask(url, ping)).toMatchObject({ status: 200 })
    }))

  it.each([
    ['no other name of the host', { host: 'evil.example' }],
    ['no page of another site', { origin: 'https://evil.example' }],
    ['no page without a site', { origin: 'null' }],
  ])('it answers to %s', (_what, headers) =>
    served(async ({ url }) => {
      expect(await ask(url, ping, headers)).toMatchObject({ status: 403 })
    }),
  )

  it('a page of this machine may call', () =>
    served(async ({ url }) => {
      expect(await ask(url, ping, { origin: 'http://localhost:5173' })).toMatchObject({ status: 200 })
    }))

  it('there is nothing at another path', () =>
    served(async ({ url }) => {
      expect(await ask(url, ping, {}, '/')).toMatchObject({ status: 404 })
    }))

  it('a request that is too long is refused, and the next one answered', () =>
    served(async ({ url }) => {
      const long = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'x'.repeat(11 * 2 ** 20) } })
      expect(await ask(url, long).catch(() => ({ status: 413 }))).toMatchObject({ status: 413 })
      expect(await ask(url, ping)).toMatchObject({ status: 200 })
    }))

  it('what is no JSON is an error of the protocol', () =>
    served(async ({ url }) => {
      const answer = await ask(url, '{')
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.body)).toMatchObject({ error: { code: -32700 } })
    }))

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it, with its answers given', (signal) =>
    inFolder(async (folder) => {
      const { store } = deskIn(folder)
      const server = await listening(['--definition', definition, '--store', store, '--http', '0'])
      const client = await overHttp('2026-07-28', server.url)
      const recording = (record_id: string) => ({ record_id, recorded_at: '2027-03-01', actor: null })
      const ids = Array.from({ length: 20 }, (_, index) => `r-${index}`)
      const fields = { order: 'o', amount_cents: 1 }
      const calls = ids.map((id) => call(client, 'refund.create', { id, fields, recording: recording(id) }))
      await calls[0]
      const ended = server.stop(signal)
      const answers = await Promise.allSettled(calls)
      expect(await ended).toEqual({ code: 0, standardOutput: '' })
      const given = answers.filter(({ status }) => status === 'fulfilled')
      expect(given.length).toBeGreaterThan(0)
      const again = await listening(['--definition', definition, '--store', store, '--http', '0'])
      const reader = await overHttp('2025-11-25', again.url)
      const stored = (await call(reader, 'refund.list', {})).result['items'] as readonly string[]
      await again.stop()
      for (const [index, { status }] of answers.entries()) {
        if (status === 'fulfilled') expect(stored).toContain(ids[index])
      }
    }),
  )
})
