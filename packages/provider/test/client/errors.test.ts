import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { clientMessage, createClient, type AnsweredError, type ClientError } from '../../src/client/index.js'
import { ProviderRegistry } from '../../src/index.js'
import { problemKinds } from '../../src/wire/problem-kinds.js'
import { writeProblem } from '../../src/wire/write-problem.js'
import { archive, serve } from '../http/served.js'
import { getting, noteProvider, searching } from '../notes.js'

const registry = ProviderRegistry().register(noteProvider().provider.actions.register(archive))

/** A client of a server that answers as it likes. */
const clientOf = async (listener: RequestListener, options: object = {}) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return createClient<typeof registry>(`http://127.0.0.1:${port}`, options).provider('acme')
}

const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body)

const faults = { errors: [{ path: 'a', message: 'is wrong' }], more: 3 }

const every: { readonly [Kind in AnsweredError['kind']]: Extract<AnsweredError, { kind: Kind }> } = {
  invalid_input: { kind: 'invalid_input', ...searching, ...faults },
  unknown_provider: { kind: 'unknown_provider', provider: 'acme' },
  unknown_entity_type: { kind: 'unknown_entity_type', provider: 'acme', entity_type: 'note' },
  unknown_action: { kind: 'unknown_action', provider: 'acme', action: 'do' },
  provider_failed: { kind: 'provider_failed', ...getting },
  malformed_answer: { kind: 'malformed_answer', ...getting, errors: faults.errors },
  wrong_record: { kind: 'wrong_record', ...getting, id: 'a', found: 'b' },
  too_many_results: { kind: 'too_many_results', ...searching, limit: 1, found: 2 },
  cursor_loop: { kind: 'cursor_loop', ...searching, reason: 'empty_pages' },
  provider_busy: { kind: 'provider_busy', ...searching, entity_type: null, operation: 'execute', action: 'do' },
  deadline_exceeded: { kind: 'deadline_exceeded', ...searching, milliseconds: 5, started: true },
  cancelled: { kind: 'cancelled', ...searching, started: false },
  no_such_route: { kind: 'no_such_route' },
  method_not_allowed: { kind: 'method_not_allowed', allowed: ['GET', 'HEAD'] },
  wrong_host: { kind: 'wrong_host' },
  unauthenticated: { kind: 'unauthenticated' },
  forbidden: { kind: 'forbidden' },
  unsupported_media_type: { kind: 'unsupported_media_type' },
  body_too_large: { kind: 'body_too_large', limit: 7 },
  body_timeout: { kind: 'body_timeout', milliseconds: 8 },
  invalid_body: { kind: 'invalid_body', path: 'a', reason: 'is wrong' },
  server_failed: { kind: 'server_failed' },
}

const problemOf = (error: AnsweredError): string => JSON.stringify(writeProblem(error, ''))

describe('a problem', () => {
  it.each(Object.values(every))('of the kind $kind becomes the error again that it was', async (error) => {
    const { status } = problemKinds[error.kind]
    const client = await clientOf(answering(status, 'application/problem+json', problemOf(error)))
    expect(await client.get('note', 'n-1')()).toStrictEqual(left(error))
    expect(clientMessage(error)).toMatch(/^[^A-Z].*[^.]$/)
  })

  it('has a status and a title of its kind, which no other kind has', () => {
    const titles = Object.values(problemKinds).map(({ title }) => title)
    expect(new Set(titles).size).toBe(22)
    for (const { status } of Object.values(problemKinds)) expect(status).toBeGreaterThanOrEqual(400)
  })

  it('of a real service does so too', async () => {
    const url = await serve(registry)
    const client = createClient<typeof registry>(url).provider('acme')
    expect(await client.searchPage('note', { input: { query: ' ' } })()).toMatchObject(
      left({ kind: 'invalid_input', ...searching, errors: [{ path: 'query' }] }),
    )
    expect(await client.get('other' as 'note', 'a')()).toStrictEqual(
      left({ kind: 'unknown_entity_type', provider: 'acme', entity_type: 'other' }),
    )
    const shut = await serve(registry, { authenticate: () => left({ kind: 'forbidden' }) })
    expect(await createClient<typeof registry>(shut).provider('acme').get('note', 'a')()).toStrictEqual(
      left({ kind: 'forbidden' }),
    )
  })

  it('ends a search', async () => {
    const client = await clientOf(answering(502, 'application/problem+json', problemOf(every.provider_failed)))
    const pages = []
    for await (const page of client.search('note', { input: { query: 'a' } })) pages.push(page)
    expect(pages).toStrictEqual([left(every.provider_failed)])
  })
})

describe('what is no answer of the service is an error of one kind', () => {
  const json = 'application/json'
  const problem = 'application/problem+json'

  it.each<[string, number, string, string, string]>([
    ['a page of a proxy', 502, 'text/html', '<h1>Bad gateway</h1>', 'unknown_problem'],
    ['not there, says another server', 404, 'text/plain', 'not found', 'unknown_problem'],
    ['a problem of another kind', 400, problem, '{"kind":"out_of_credit","status":400}', 'unknown_problem'],
    ['a problem without a kind', 400, problem, '{"type":"about:blank","status":400}', 'unknown_problem'],
    ['a kind of the prototype chain', 400, problem, '{"kind":"constructor"}', 'unknown_problem'],
    ['a kind without its members', 422, problem, '{"kind":"invalid_input"}', 'unknown_problem'],
    ['a kind with the status of another', 500, problem, '{"kind":"forbidden"}', 'unknown_problem'],
    ['a success of another type', 200, 'text/html', '{"record":null}', 'not_json'],
    ['a success that is no JSON', 200, json, '{"record":', 'not_json'],
    ['a success with a member twice', 200, json, '{"record":null,"record":null}', 'not_json'],
    ['a success without a body', 204, json, '', 'unknown_problem'],
  ])('%s', async (_what, status, type, body, reason) => {
    const client = await clientOf(answering(status, type, body))
    expect(await client.get('note', 'n-1')()).toStrictEqual(
      left({ kind: 'unexpected_answer', ...getting, status, reason }),
    )
  })

  it('a redirection, which is not followed: what proves who calls goes to nobody else', async () => {
    const asked: (string | undefined)[] = []
    const client = await clientOf((request, response) => {
      asked.push(request.url)
      response.writeHead(302, { location: '/elsewhere' }).end()
    })
    expect(await client.get('note', 'a')()).toMatchObject(left({ kind: 'unexpected_answer', status: 302 }))
    expect(asked).toEqual(['/providers/acme/entities/note/record?id=a'])
  })

  it('more than is read', async () => {
    const endless: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': json })
      const write = (): void => {
        while (!response.destroyed && response.write('[1,1,1,1,1,1,1,1]'.repeat(100)));
      }
      response.on('drain', write)
      write()
    }
    const client = await clientOf(endless, { largestAnswer: 10_000 })
    expect(await client.get('note', 'a')()).toMatchObject(left({ kind: 'unexpected_answer', reason: 'too_large' }))
  })

  it('half of one', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': json, 'content-length': 100 }).write('{"record":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await client.get('note', 'a')()).toMatchObject(left({ kind: 'unexpected_answer', reason: 'broken' }))
  })
})

describe('an answer that does not fit what was asked', () => {
  it.each<[string, object]>([
    ['{}', { kind: 'malformed_answer', errors: [{ path: 'record', message: 'expected a record or null' }] }],
    ['[]', { kind: 'malformed_answer' }],
    ['{"record":7}', { kind: 'malformed_answer', errors: [{ path: 'record.id' }] }],
    ['{"record":{"id":""}}', { kind: 'malformed_answer' }],
    ['{"record":{"id":"b","text":"x"}}', { kind: 'wrong_record', id: 'a', found: 'b' }],
  ])('a get is answered %s', async (body, error) => {
    const client = await clientOf(answering(200, 'application/json', body))
    expect(await client.get('note', 'a')()).toMatchObject(left({ ...getting, ...error }))
  })

  it.each<[string, object]>([
    ['{"results":{}}', { kind: 'malformed_answer', errors: [{ path: 'results', message: 'expected a list' }] }],
    ['{"results":[],"nextCursor":""}', { kind: 'malformed_answer', errors: [{ path: 'nextCursor' }] }],
    ['{"results":[{}]}', { kind: 'malformed_answer', errors: [{ path: 'results[0].id' }] }],
    ['{"results":[{"id":"a"},{"id":"b"}]}', { kind: 'too_many_results', limit: 1, found: 2 }],
    ['{"results":[],"nextCursor":"c"}', { kind: 'cursor_loop', reason: 'same_cursor' }],
  ])('a search is answered %s', async (body, error) => {
    const client = await clientOf(answering(200, 'application/json', body))
    const answer = await client.searchPage('note', { input: { query: 'a' }, limit: 1, cursor: 'c' })()
    expect(answer).toMatchObject(left({ ...searching, ...error }))
  })

  it('a search that would page for ever ends', async () => {
    let pages = 0
    const client = await clientOf((_request, response) => {
      pages += 1
      response.writeHead(200, { 'content-type': 'application/json' }).end(`{"results":[],"nextCursor":"${pages}"}`)
    })
    let last: unknown
    for await (const page of client.search('note', { input: { query: 'a' } })) last = page
    expect([pages, last]).toMatchObject([100, left({ kind: 'cursor_loop', reason: 'empty_pages' })])
  })

  it('an output that is no object', async () => {
    const client = await clientOf(answering(200, 'application/json', '[]'))
    expect(await client.execute('archive', { id: 'a' })()).toMatchObject(
      left({ kind: 'malformed_answer', operation: 'execute', action: 'archive', errors: [{ path: 'output' }] }),
    )
  })
})

describe('a service that cannot be reached', () => {
  it('is told with the code of the host', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const client = createClient<typeof registry>(`http://127.0.0.1:${port}`).provider('acme')
    const error: ClientError = { kind: 'unreachable', ...getting, code: 'ECONNREFUSED', started: true }
    expect(await client.get('note', 'a')()).toStrictEqual(left(error))
    expect(clientMessage(error)).toBe('get of `note` of `acme`: no answer came: `ECONNREFUSED`')
  })

  it('hung up', async () => {
    const client = await clientOf((request) => request.socket.destroy())
    expect(await client.get('note', 'a')()).toMatchObject(left({ kind: 'unreachable', ...getting, started: true }))
  })

  it('was not asked, where the headers could not be made', async () => {
    const headers = () => {
      throw new Error('the token is t-1')
    }
    const client = createClient<typeof registry>('http://127.0.0.1:9', { headers }).provider('acme')
    expect(await client.get('note', 'a')()).toStrictEqual(
      left({ kind: 'unreachable', ...getting, code: null, started: false }),
    )
  })
})
