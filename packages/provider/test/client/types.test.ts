import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createClient, type ClientError } from '../../src/client/index.js'
import {
  defineAction,
  defineEntityType,
  ProviderInstance,
  ProviderRegistry,
  t,
  type SearchPage,
} from '../../src/index.js'

const note = defineEntityType({
  id: 'note',
  name: 'Note',
  description: 'A note.',
  data: t.object({ id: t.string, text: t.string }),
  searchInput: t.object({ query: t.string, stars: t.optional(t.integer) }),
  search: () => ({ results: [] }),
  get: () => undefined,
})

const archive = defineAction({
  id: 'archive',
  name: 'Archive',
  description: 'Archives a note.',
  input: t.object({ id: t.string }),
  output: t.object({ count: t.integer }),
  execute: () => ({ count: 1 }),
})

const notes = ProviderInstance({ id: 'notes' }).entities.register(note).actions.register(archive)
const empty = ProviderInstance({ id: 'empty' })
const registry = ProviderRegistry().register(notes).register(empty)

// Nothing listens there, and nothing is asked: these are types.
const client = createClient<typeof registry>('http://127.0.0.1:9')

type Note = { id: string; text: string }

describe('the types of a client follow from those of the registry', () => {
  it('of what is answered', () => {
    const calls = client.provider('notes')
    const input = { query: 'a' }
    expectTypeOf(calls.get('note', 'n')).toEqualTypeOf<TaskEither<ClientError, Note | undefined>>()
    expectTypeOf(calls.searchPage('note', { input })).toEqualTypeOf<TaskEither<ClientError, SearchPage<Note>>>()
    expectTypeOf(calls.search('note', { input })).toEqualTypeOf<
      AsyncGenerator<Either<ClientError, SearchPage<Note>>, undefined, undefined>
    >()
    expectTypeOf(calls.execute('archive', { id: 'n' })).toEqualTypeOf<TaskEither<ClientError, { count: number }>>()
    expect(Object.keys(calls).sort()).toEqual(['execute', 'get', 'search', 'searchPage'])
  })

  it('of what is asked', () => {
    const calls = client.provider('notes')
    // @ts-expect-error no such provider
    client.provider('other')
    // @ts-expect-error no such entity type
    calls.get('archive', 'n')
    // @ts-expect-error no such action
    calls.execute('note', { id: 'n' })
    // @ts-expect-error an id is a text
    calls.get('note', 1)
    // @ts-expect-error the query is missing
    calls.searchPage('note', { input: {} })
    // @ts-expect-error stars are a number
    calls.searchPage('note', { input: { query: 'a', stars: 'many' } })
    // @ts-expect-error `limit` stands beside the input
    calls.searchPage('note', { input: { query: 'a', limit: 1 } })
    // @ts-expect-error the id is missing
    calls.execute('archive', {})
    // @ts-expect-error who calls is for the headers to say
    calls.get('note', 'n', { principal: 'somebody' })
    // @ts-expect-error it has nothing
    client.provider('empty').get('note', 'n')
    expect(typeof calls.get).toBe('function')
  })

  it('and need not be named where the registry is there', () => {
    const decoding = createClient('http://127.0.0.1:9', { registry, timeout: 1 })
    expectTypeOf(decoding.provider('notes').get('note', 'n')).toEqualTypeOf<TaskEither<ClientError, Note | undefined>>()
    expectTypeOf(decoding.provider).parameter(0).toEqualTypeOf<'notes' | 'empty'>()
    expect(typeof decoding.provider).toBe('function')
  })

  it('and nothing is known of a registry without types', () => {
    const untyped = createClient('http://127.0.0.1:9')
    // @ts-expect-error no provider is known
    untyped.provider('notes')
    expectTypeOf(untyped.provider).parameter(0).toBeNever()
    expect(typeof untyped.provider).toBe('function')
  })
})
