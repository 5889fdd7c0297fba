import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { ProviderRegistry, providerAdvice, providerMessage, type ProviderError } from '../src/index.js'
import { errorOf, getting, noteProvider, searching } from './notes.js'

const request = { input: { query: 'all' } }

const searchAnswering = async (answer: unknown, limit?: number, cursor?: string): Promise<ProviderError> => {
  const { provider, type } = noteProvider({ search: () => answer })
  return errorOf(await provider.search(type, { ...request, limit, cursor })())
}

const getAnswering = async (answer: unknown): Promise<ProviderError> => {
  const { provider, type } = noteProvider({ get: () => answer })
  return errorOf(await provider.get(type, 'n-1')())
}

const throwIt = (fault: unknown) => () => {
  throw fault
}

const hostileThen = {
  get then(): never {
    throw new Error('a trap')
  },
}

describe('a provider that throws', () => {
  it.each([
    ['throws', throwIt(new Error('secret host'))],
    ['throws something that is no error', throwIt(null)],
    ['rejects', () => Promise.reject(new Error('secret host'))],
    ['answers a trap', () => hostileThen],
  ])('%s: its caller is told that it failed, and not of what', async (_what, fail) => {
    const { provider, type } = noteProvider({ search: fail, get: fail })
    expect(await provider.search(type, request)()).toEqual(left({ kind: 'provider_failed', ...searching }))
    expect(await provider.get(type, 'n-1')()).toEqual(left({ kind: 'provider_failed', ...getting }))
  })
})

const good = { id: 'n-1', text: 'a' }

describe('a malformed answer', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing', undefined, '', '`undefined` is not JSON'],
    ['a text', 'notes', '', 'expected a page'],
    ['no results', {}, 'results', 'expected a list'],
    ['results that are no list', { results: { 0: good } }, 'results', 'expected a list'],
    ['a record that is null', { results: [good, null] }, 'results[1]', 'expected an object, found null'],
    [
      'a record without its text',
      { results: [good, { id: 'a' }] },
      'results[1].text',
      'expected a text, found nothing',
    ],
    ['a record without an id', { results: [{ text: 'a' }] }, 'results[0].id', 'expected a text, found nothing'],
    [
      'a record with an empty id',
      { results: [{ id: '', text: 'a' }] },
      'results[0].id',
      'expected a text of 1 to 2048 characters',
    ],
    ['a number that is none', { results: [{ ...good, stars: NaN }] }, 'results[0].stars', '`NaN` is not a JSON number'],
    [
      'a date of the host',
      { results: [{ ...good, text: new Date(0) }] },
      'results[0].text',
      'an instance of a class is not JSON',
    ],
    [
      'a cursor that is no text',
      { results: [], nextCursor: 3 },
      'nextCursor',
      'expected nothing, or a text of 1 to 8192 characters',
    ],
    [
      'a cursor that is null',
      { results: [], nextCursor: null },
      'nextCursor',
      'expected nothing, or a text of 1 to 8192 characters',
    ],
    [
      'an empty cursor',
      { results: [], nextCursor: '' },
      'nextCursor',
      'expected nothing, or a text of 1 to 8192 characters',
    ],
  ])('%s is told by its path', async (_what, answer, path, message) => {
    expect(await searchAnswering(answer)).toEqual({
      kind: 'malformed_answer',
      ...searching,
      errors: [{ path, message }],
    })
  })

  it('of a get is told by its path', async () => {
    expect(await getAnswering({ id: 'n-1', text: 3 })).toEqual({
      kind: 'malformed_answer',
      ...getting,
      errors: [{ path: 'record.text', message: 'expected a text, found a number' }],
    })
    expect(await getAnswering(null)).toMatchObject({
      kind: 'malformed_answer',
      errors: [{ path: 'record', message: 'expected an object, found null' }],
    })
  })

  it('lists a hundred faults, and counts the others', async () => {
    const results = [Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`m${n}`, undefined]))]
    const bad = { results: [{ ...results[0], list: Array.from({ length: 150 }, () => NaN), id: 'a', text: 'a' }] }
    const error = await searchAnswering(bad)
    expect(error).toMatchObject({ kind: 'malformed_answer', more: 50 })
  })
})

describe('a record', () => {
  it('shows what its type declares, and nothing else that the backend holds', async () => {
    const { provider, type } = noteProvider({ get: ({ id }) => ({ id, text: 'a', password_hash: 'x' }) })
    expect(await provider.get(type, 'n-1')()).toStrictEqual(right({ id: 'n-1', text: 'a' }))
  })

  it('known fault 13: a member that is undefined is absent, one that is null is refused', async () => {
    const { provider, type } = noteProvider({ get: ({ id }) => ({ id, text: 'a', stars: undefined }) })
    expect(await provider.get(type, 'n-1')()).toStrictEqual(right({ id: 'n-1', text: 'a' }))
    expect(await getAnswering({ id: 'n-1', text: 'a', stars: null })).toMatchObject({
      errors: [{ path: 'record.stars', message: 'expected a whole number, found null' }],
    })
  })

  it('of another id is an error that names both', async () => {
    expect(await getAnswering({ id: 'n-2', text: 'a' })).toEqual({
      kind: 'wrong_record',
      ...getting,
      id: 'n-1',
      found: 'n-2',
    })
  })

  it('is a copy: what the provider changes later does not reach the caller', async () => {
    const held = { id: 'n-1', text: 'before' }
    const { provider, type } = noteProvider({ get: () => held })
    const answer = await provider.get(type, 'n-1')()
    held.text = 'after'
    expect(answer).toEqual(right({ id: 'n-1', text: 'before' }))
  })
})

describe('a page', () => {
  const three = { results: [good, { ...good, id: 'n-2' }, { ...good, id: 'n-3' }] }

  it('with more results than were asked for is an error, and none of them is passed on', async () => {
    expect(await searchAnswering(three, 2)).toEqual({ kind: 'too_many_results', ...searching, limit: 2, found: 3 })
  })

  it('with more results than the provider may answer is an error where nobody set a limit', async () => {
    const { provider, type } = noteProvider({ search: () => three }, { limits: { results: 2 } })
    expect(errorOf(await provider.search(type, request)())).toMatchObject({ kind: 'too_many_results', limit: 2 })
  })

  it('that leads to itself is an error', async () => {
    expect(await searchAnswering({ results: [good], nextCursor: 'a' }, 2, 'a')).toEqual({
      kind: 'cursor_loop',
      ...searching,
      reason: 'same_cursor',
    })
  })
})

describe('a provider beside others', () => {
  it('fails alone', async () => {
    const broken = noteProvider({ search: throwIt(new Error('broken')) })
    const right = noteProvider({}, { id: 'other' as never })
    const registry = ProviderRegistry().register(broken.provider, right.provider)
    const answers = await Promise.all(
      registry
        .toTools()
        .filter(({ kind }) => kind === 'search')
        .map(({ call }) => call({ query: 'keys' })()),
    )
    expect(answers).toEqual([
      { _tag: 'Left', left: { kind: 'provider_failed', ...searching } },
      { _tag: 'Right', right: { results: [{ id: 'n-4', text: 'keys' }] } },
    ])
  })
})

describe('an error', () => {
  const errors = [{ path: 'results[0].text', message: 'expected a text, found nothing' }]

  it.each<[ProviderError, string]>([
    [
      { kind: 'malformed_answer', ...searching, errors, more: 2 },
      'search of `note` of `acme`: the provider answered what its type does not allow: results[0].text: expected a ' +
        'text, found nothing, and 2 more',
    ],
    [{ kind: 'unknown_provider', provider: 'a' }, 'there is no provider `a`'],
    [{ kind: 'unknown_entity_type', provider: 'a', entity_type: 'b' }, 'provider `a` has no entity type `b`'],
    [{ kind: 'unknown_action', provider: 'a', action: 'b' }, 'provider `a` has no action `b`'],
    [{ kind: 'provider_failed', ...getting }, 'get of `note` of `acme`: the provider failed'],
    [
      { kind: 'wrong_record', ...getting, id: 'a', found: 'b' },
      'get of `note` of `acme`: the provider answered the record `b` for `a`',
    ],
    [
      { kind: 'too_many_results', ...searching, limit: 2, found: 3 },
      'search of `note` of `acme`: the provider answered 3 results, at most 2 were asked for',
    ],
    [
      { kind: 'cursor_loop', ...searching, reason: 'empty_pages' },
      'search of `note` of `acme`: the provider gave one page without a result after another',
    ],
    [{ kind: 'provider_busy', ...searching }, 'search of `note` of `acme`: the provider has as many calls as it takes'],
    [
      { kind: 'deadline_exceeded', ...searching, milliseconds: 5, started: false },
      'search of `note` of `acme`: no answer within 5 ms, before it began',
    ],
    [{ kind: 'cancelled', ...searching, started: true }, 'search of `note` of `acme`: cancelled after it had begun'],
  ])('%j is a sentence', (error, sentence) => {
    expect(providerMessage(error)).toBe(sentence)
    expect(providerAdvice[error.kind]).not.toBe('')
  })
})
