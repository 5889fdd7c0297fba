import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { clientMessage, createClient, type ClientError } from '../../src/client/index.js'
import { ProviderRegistry } from '../../src/index.js'
import { archive, serve } from '../http/served.js'
import { gate, noteProvider, searching, type Backend } from '../notes.js'

const registryOf = (backend: Partial<Backend> = {}, options: Parameters<typeof noteProvider>[1] = {}) =>
  ProviderRegistry().register(noteProvider(backend, options).provider.actions.register(archive))

type Notes = ReturnType<typeof registryOf>

const valueOf = <A>(answer: Either<ClientError, A>): A => {
  if (isLeft(answer)) throw new Error(clientMessage(answer.left))
  return answer.right
}

const acme = async (backend: Partial<Backend> = {}, options: Parameters<typeof noteProvider>[1] = {}) =>
  createClient<Notes>(await serve(registryOf(backend, options))).provider('acme')

describe('a client', () => {
  it('pages through a search, each page as it is asked for', async () => {
    let pages = 0
    const notes = await acme({
      search: ({ cursor = '0' }) => {
        pages += 1
        return {
          results: [{ id: cursor, text: 'x' }],
          nextCursor: Number(cursor) < 3 ? `${Number(cursor) + 1}` : undefined,
        }
      },
    })
    const ids: string[] = []
    for await (const page of notes.search('note', { input: { query: 'all' }, limit: 1 })) {
      ids.push(...valueOf(page).results.map(({ id }) => id))
      expect(pages).toBe(ids.length)
      if (ids.length === 3) break
    }
    expect([ids, pages]).toEqual([['0', '1', '2'], 3])
  })

  it('starts at a cursor, and asks for one page where no more are wanted', async () => {
    const notes = await acme()
    expect(await notes.searchPage('note', { input: { query: 'passport' }, limit: 1 })()).toStrictEqual(
      right({ results: [{ id: 'n-0', text: 'passport' }], nextCursor: '1' }),
    )
    const rest = notes.search('note', { input: { query: 'passport' }, limit: 1, cursor: '1' })
    expect((await rest.next()).value).toStrictEqual(right({ results: [{ id: 'n-3', text: 'passport photo' }] }))
    expect((await rest.next()).done).toBe(true)
  })

  it('gets a record by any id, undefined where there is none, and runs an action', async () => {
    const notes = await acme()
    expect(await notes.get('note', 'n-1')()).toStrictEqual(right({ id: 'n-1', text: 'visa' }))
    for (const id of ['n-9', '.', '..', '../..', '%2F', '\u0000', 'ü𝒜', '__proto__', 'a+b c', '字'.repeat(2_048)]) {
      expect(await notes.get('note', id)()).toStrictEqual(right(undefined))
    }
    expect(await notes.execute('archive', { id: 'n-1' })()).toStrictEqual(right({ archived: 'n-1' }))
  })

  it('reads what it is handed at once', async () => {
    const notes = await acme()
    const input = { query: 'keys' }
    const task = notes.searchPage('note', { input })
    input.query = 'visa'
    expect(await task()).toMatchObject(right({ results: [{ text: 'keys' }] }))
  })

  it('does not send what is no JSON, and no text that is no id', async () => {
    let asked = 0
    const notes = await acme({ get: () => void (asked += 1), search: () => void (asked += 1) })
    expect(await notes.searchPage('note', { input: { query: 1n as never } })()).toMatchObject({
      left: { kind: 'invalid_input', ...searching, errors: [{ path: 'query' }] },
    })
    expect(await notes.searchPage('note', { input: { query: 'a', limit: 1 } as never })()).toMatchObject({
      left: { kind: 'invalid_input', errors: [{ path: 'input.limit', message: 'stands beside the input' }] },
    })
    for (const id of ['', '\ud800', 'x'.repeat(2_049), 1 as never]) {
      expect(await notes.get('note', id)()).toMatchObject({ left: { kind: 'invalid_input' } })
    }
    expect(asked).toBe(0)
  })

  it('answers a name that no text of the web can hold as one that nothing has', async () => {
    const client = createClient<Notes>(await serve(registryOf()))
    const nobody = client.provider('\ud800' as never) as ReturnType<typeof client.provider>
    expect(await nobody.get('note', 'n-1')()).toMatchObject({ left: { kind: 'unknown_provider' } })
  })

  it('proves who calls with every request, as it does then', async () => {
    const seen: unknown[] = []
    const url = await serve(registryOf(), {
      authenticate: ({ headers }) => {
        seen.push(headers.get('authorization'))
        return right('somebody')
      },
    })
    let token = 0
    const client = createClient<Notes>(`${url}/`, {
      headers: async () => ({ authorization: `Bearer ${(token += 1)}` }),
    })
    for (let calls = 0; calls < 2; calls += 1) await client.provider('acme').get('note', 'n-1')()
    await createClient<Notes>(url, { headers: { authorization: 'Bearer x' } })
      .provider('acme')
      .get('note', 'n-1')()
    expect(seen).toEqual(['Bearer 1', 'Bearer 2', 'Bearer x'])
  })

  it('calls a service below a path', async () => {
    const url = await serve(registryOf(), { basePath: '/api' })
    expect(await createClient<Notes>(url).provider('acme').get('note', 'n-1')()).toMatchObject({ _tag: 'Right' })
  })

  it.each(['', 'acme', 'ftp://host', 'http://user:secret@host', 'http://host/?a=b', 'http://host/#a'])(
    'throws for the address %j, which is none',
    (url) => {
      expect(() => createClient(url)).toThrow(TypeError)
      expect(() => createClient(url)).not.toThrow('secret')
    },
  )
})

describe('a call that its caller ends', () => {
  const hanging = () => {
    const begun = gate()
    const aborted = gate()
    const backend: Partial<Backend> = {
      search: ({ signal }) => {
        begun.open()
        signal.addEventListener('abort', () => aborted.open())
        return new Promise(() => undefined)
      },
    }
    return { backend, begun: begun.passed, aborted: aborted.passed }
  }

  it('answers `cancelled`, and so does the provider learn of it', async () => {
    const { backend, begun, aborted } = hanging()
    const notes = await acme(backend)
    const controller = new AbortController()
    const answer = notes.searchPage('note', { input: { query: 'all' } }, { signal: controller.signal })()
    await begun
    controller.abort()
    expect(await answer).toStrictEqual({ _tag: 'Left', left: { kind: 'cancelled', ...searching, started: true } })
    await aborted
  })

  it('answers `deadline_exceeded` once its time is over', async () => {
    const { backend, aborted } = hanging()
    const notes = await acme(backend)
    const answer = await notes.searchPage('note', { input: { query: 'all' } }, { timeout: 100 })()
    expect(answer).toMatchObject({
      left: { kind: 'deadline_exceeded', ...searching, milliseconds: 100, started: true },
    })
    await aborted
  })

  it('has not begun where its signal was aborted before', async () => {
    const notes = await acme()
    const answer = await notes.get('note', 'n-1', { signal: AbortSignal.abort() })()
    expect(answer).toMatchObject({ left: { kind: 'cancelled', started: false } })
  })
})
