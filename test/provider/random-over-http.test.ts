import { providerMessage, ProviderRegistry } from '@assent/provider'
import { clientMessage, createClient } from '@assent/provider/client'
import { providerFetch } from '@assent/provider/http'
import fc from 'fast-check'
import { isLeft, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { runs } from '../properties/runs.js'
import { crateProvider } from './crate.js'
import { getDeed, searchDeed } from './random-backend.js'

// Each case makes services and clients; fewer than these would not meet every kind of answer.
const fewer = { numRuns: Math.max(200, Math.ceil((runs.numRuns ?? 0) / 8)) }

const deeds = fc.record({ search: searchDeed, get: getDeed })
const limit = fc.constantFrom(1, 2, undefined)
const cursor = fc.constantFrom('first', 'third', undefined)

/** The calls of a provider in-process, and those of clients over its routes, with no network between. */
const both = (given: Parameters<typeof crateProvider>[0]) => {
  const { crate, provider } = crateProvider(given)
  const registry = ProviderRegistry().register(provider)
  const handle = providerFetch(registry)
  const toService: typeof fetch = (input, init) => handle(new Request(input, init))
  const client = createClient('http://service', { registry, fetch: toService }).provider('acme')
  const wire = createClient<typeof registry>('http://service', { fetch: toService }).provider('acme')
  return { crate, provider, clients: [client, wire], handle }
}

const kindOf = (answer: Either<{ readonly kind: string }, unknown>): string =>
  isLeft(answer) ? answer.left.kind : 'right'

describe('whatever a backend answers, a client gets what a caller in-process does', () => {
  it('to a search', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(deeds, limit, cursor, async (given, most, from) => {
        const { crate, provider, clients } = both(given)
        const request = { input: { label: 'a' }, limit: most, cursor: from }
        const near = await provider.search(crate, request)()
        for (const client of clients) expect(await client.searchPage('crate', request)()).toEqual(near)
        seen.add(kindOf(near))
      }),
      fewer,
    )
    expect(seen.size).toBeGreaterThan(2)
  })

  it('to a get', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(deeds, async (given) => {
        const { crate, provider, clients } = both(given)
        const near = await provider.get(crate, 'a')()
        for (const client of clients) {
          const far = await client.get('crate', 'a')()
          expect(far).toEqual(near)
          if (isLeft(far) && isLeft(near)) expect(clientMessage(far.left)).toBe(providerMessage(near.left))
        }
        seen.add(kindOf(near))
      }),
      fewer,
    )
    expect(seen.size).toBeGreaterThan(2)
  })
})

describe('whatever a caller sends', () => {
  const none = { kind: 'answer', value: undefined } as const

  it('an id that is a text gets through the address as it is', async () => {
    const ids = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom('.', '..', '%2e', '+', '&id=', '#'),
    )
    await fc.assert(
      fc.asyncProperty(ids, async (id) => {
        const { clients } = both({
          search: none,
          get: { kind: 'answer', value: { id, label: '', weight: 1, parts: [] } },
        })
        for (const client of clients) expect(await client.get('crate', id)()).toMatchObject({ right: { id } })
      }),
      fewer,
    )
  })

  it('the answer is JSON with a status of its own, and never a fault of the service', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      fc.uint8Array().map((bytes) => new Uint8Array(bytes)),
    )
    const paths = fc.oneof(
      fc.constantFrom('/providers', '/openapi.json', '/providers/acme/entities/crate/search', '/providers/acme'),
      fc.webPath(),
      fc.string().map((text) => `/providers/${encodeURIComponent(text)}`),
    )
    const faults: unknown[] = []
    const { provider } = crateProvider({ search: none, get: none })
    const handle = providerFetch(ProviderRegistry().register(provider), { onFault: (fault) => faults.push(fault) })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('GET', 'POST', 'PUT'), paths, bodies, async (method, path, body) => {
        const headers = { 'content-type': 'application/json' }
        const sent = method === 'GET' ? {} : { body: body }
        const answer = await handle(new Request(`http://service${path}`, { method, headers, ...sent }))
        const text = await answer.text()
        expect([200, 400, 404, 405, 422, 502]).toContain(answer.status)
        expect(() => void JSON.parse(text)).not.toThrow()
      }),
      fewer,
    )
    expect(faults).toEqual([])
  })
})
