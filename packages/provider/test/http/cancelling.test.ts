import { isLeft } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { serveProviders, type Serving } from '../../src/node/index.js'
import { gate } from '../notes.js'
import { notesRegistry, post, serve } from './served.js'

const search = '/providers/acme/entities/note/search'

/** A provider whose search waits until its signal aborts, and both moments. */
const waiting = () => {
  const begun = gate()
  const aborted = gate()
  const registry = notesRegistry({
    search: ({ signal }) => {
      begun.open()
      signal.addEventListener('abort', () => aborted.open())
      return aborted.passed.then(() => ({ results: [] }))
    },
  })
  return { registry, begun: begun.passed, aborted: aborted.passed }
}

const started = async (options: Parameters<typeof serveProviders>[1], registry = notesRegistry()): Promise<Serving> => {
  const serving = await serveProviders(registry, { say: () => undefined, ...options })
  if (isLeft(serving)) throw new Error(serving.left)
  return serving.right
}

describe('a request that its caller ends', () => {
  it('aborts the signal of the provider', async () => {
    const { registry, begun, aborted } = waiting()
    const url = await serve(registry)
    const controller = new AbortController()
    const answer = fetch(`${url}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"query":"all"}',
      signal: controller.signal,
    }).catch(() => 'ended')
    await begun
    controller.abort()
    await aborted
    expect(await answer).toBe('ended')
  })

  it('is a call of the provider no longer: the next one has its place', async () => {
    let calls = 0
    const begun = gate()
    const registry = notesRegistry(
      {
        search: ({ signal }) => {
          calls += 1
          if (calls > 1) return { results: [] }
          begun.open()
          return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))))
        },
      },
      { limits: { concurrent: 1 } },
    )
    const url = await serve(registry)
    const controller = new AbortController()
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"query":"all"}' }
    const first = fetch(`${url}${search}`, { ...body, signal: controller.signal }).catch(() => 'ended')
    await begun.passed
    controller.abort()
    expect(await first).toBe('ended')
    expect((await post(`${url}${search}`, { query: 'all' })).status).toBe(200)
  })
})

describe('a service that is stopped', () => {
  it('answers what runs, takes nothing more, and ends', async () => {
    const begun = gate()
    const goOn = gate()
    const registry = notesRegistry({
      search: async () => {
        begun.open()
        await goOn.passed
        return { results: [] }
      },
    })
    const { url, stop, ended } = await started({}, registry)
    const running = post(`${url}${search}`, { query: 'all' })
    await begun.passed
    const stopped = stop()
    await expect(fetch(`${url}/providers`)).rejects.toThrow()
    goOn.open()
    expect((await running).status).toBe(200)
    await stopped
    await ended
    await stop()
  })

  it('ends what does not end, and aborts its signal', async () => {
    const { registry, begun, aborted } = waiting()
    const { url, stop } = await started({}, registry)
    const running = post(`${url}${search}`, { query: 'all' }).catch(() => 'ended')
    await begun
    await stop()
    await aborted
    expect(await running).toBe('ended')
  })

  it('may be stopped by a signal, before it has begun too', async () => {
    const controller = new AbortController()
    const { ended } = await started({ signal: controller.signal })
    controller.abort()
    await ended
    await (
      await started({ signal: AbortSignal.abort() })
    ).ended
  })
})
