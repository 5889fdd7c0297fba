import { describe, expect, it } from 'vitest'
import { getting, searching, type Backend } from '../notes.js'
import { notesRegistry, post, serve } from './served.js'

type Options = Parameters<typeof notesRegistry>[1]

interface Case {
  readonly backend?: Partial<Backend>
  readonly options?: Options
  readonly path?: string
  readonly body?: object
  readonly status: number
  readonly problem: object
}

const search = '/providers/acme/entities/note/search'
const record = '/providers/acme/entities/note/record?id=n-1'

const note = (n: number) => ({ id: `n-${n}`, text: 'x' })

const cases: readonly Case[] = [
  {
    body: { query: '', stars: 1 },
    status: 422,
    problem: {
      kind: 'invalid_input',
      ...searching,
      errors: [{ path: 'stars', message: 'is not a member that is taken here' }],
    },
  },
  {
    path: '/providers/other/entities/note/search',
    status: 404,
    problem: { kind: 'unknown_provider', provider: 'other' },
  },
  {
    path: '/providers/acme/entities/other/search',
    status: 404,
    problem: { kind: 'unknown_entity_type', provider: 'acme', entity_type: 'other' },
  },
  {
    path: '/providers/acme/actions/other',
    status: 404,
    problem: { kind: 'unknown_action', provider: 'acme', action: 'other' },
  },
  {
    backend: {
      search: () => {
        throw new Error('the password is hunter2')
      },
    },
    status: 502,
    problem: { kind: 'provider_failed', ...searching },
  },
  {
    backend: { search: () => ({ results: [{ id: 'n-1' }] }) },
    status: 502,
    problem: {
      kind: 'malformed_answer',
      ...searching,
      errors: [{ path: 'results[0].text', message: 'expected a text, found nothing' }],
    },
  },
  {
    path: record,
    backend: { get: () => note(2) },
    status: 502,
    problem: { kind: 'wrong_record', ...getting, id: 'n-1', found: 'n-2' },
  },
  {
    body: { query: 'all', limit: 1 },
    backend: { search: () => ({ results: [note(1), note(2)] }) },
    status: 502,
    problem: { kind: 'too_many_results', ...searching, limit: 1, found: 2 },
  },
  {
    body: { query: 'all', cursor: 'c' },
    backend: { search: () => ({ results: [], nextCursor: 'c' }) },
    status: 502,
    problem: { kind: 'cursor_loop', ...searching, reason: 'same_cursor' },
  },
  {
    backend: { search: () => new Promise(() => undefined) },
    options: { limits: { callTime: 20 } },
    status: 504,
    problem: { kind: 'deadline_exceeded', ...searching, milliseconds: 20, started: true },
  },
]

const ask = (url: string, { path = search, body = { query: 'all' } }: Case): Promise<Response> =>
  path === record ? fetch(`${url}${path}`) : post(`${url}${path}`, body)

describe('an error of a call over HTTP is a problem of RFC 9457, with its own members beside those of the RFC', () => {
  it.each(cases)('$problem.kind', async (one) => {
    const answer = await ask(await serve(notesRegistry(one.backend, one.options)), one)
    const { type, title, status, detail, ...own } = (await answer.json()) as Record<string, unknown>
    expect([answer.status, status]).toEqual([one.status, one.status])
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(type).toBe(`/problems/${String(own['kind'])}`)
    expect(title).toMatch(/^[a-z][^.]+$/)
    expect(detail).toMatch(/^[a-z].*[^.]$/)
    expect(own).toStrictEqual(one.problem)
  })

  it('provider_busy says when to come again', async () => {
    const hangs = { search: () => new Promise(() => undefined) }
    const limits = { concurrent: 1, queued: 0, callTime: 500 }
    const url = `${await serve(notesRegistry(hangs, { limits }))}${search}`
    const first = post(url, { query: 'all' })
    const both = await Promise.all([first, post(url, { query: 'all' })])
    const busy = both.find(({ status }) => status === 503)
    expect(busy?.headers.get('retry-after')).toBe('1')
    expect(await busy?.json()).toMatchObject({ kind: 'provider_busy', ...searching })
  })

  it('a path of no route, and a parameter that is no id', async () => {
    const url = await serve(notesRegistry())
    expect(await (await fetch(`${url}/nothing`)).json()).toStrictEqual({
      type: '/problems/no_such_route',
      title: 'nothing is at this path',
      status: 404,
      detail: 'nothing is at this path',
      kind: 'no_such_route',
    })
    expect(await (await fetch(`${url}/providers/acme/entities/note/record`)).json()).toMatchObject({
      kind: 'invalid_input',
      ...getting,
      errors: [{ path: 'id', message: 'expected a text of 1 to 2048 characters' }],
    })
  })
})

describe('a secret of the provider', () => {
  const token = 'sk-live-5ecret'
  const options = { secrets: { values: [token] } }

  it.each<[string, Partial<Backend>, string]>([
    ['that it throws', { get: () => Promise.reject(new Error(token)) }, 'provider_failed'],
    [
      'in the name of a member',
      { get: () => ({ id: 'n-1', text: 'x', stars: { [token]: token } }) },
      'malformed_answer',
    ],
    ['in the id of another record', { get: () => ({ id: `n-${token}`, text: 'x' }) }, 'wrong_record'],
  ])('%s never stands in a problem', async (_where, backend, kind) => {
    const answer = await fetch(`${await serve(notesRegistry(backend, options))}${record}`)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ kind })
    expect(text).not.toContain(token)
  })
})
