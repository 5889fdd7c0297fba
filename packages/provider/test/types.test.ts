import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import {
  defineAction,
  defineEntityType,
  definitionsFor,
  ProviderInstance,
  ProviderRegistry,
  t,
  type DataOf,
  type InputOf,
  type ProviderError,
  type SearchPage,
} from '../src/index.js'

interface Event {
  id: string
  title: string
  location?: string
}

const texts = { name: 'Event', description: 'An event.' }
const data = t.object({ id: t.string, title: t.string, location: t.optional(t.string) })
const searchInput = t.object({ query: t.nonEmptyText, after: t.describe(t.optional(t.dateTime), 'later than this') })

const event = defineEntityType({
  ...texts,
  id: 'event',
  data,
  searchInput,
  search: async ({ input, limit, cursor, signal }) => {
    expectTypeOf(input).toEqualTypeOf<{ query: string; after?: string }>()
    expectTypeOf(limit).toEqualTypeOf<number | undefined>()
    expectTypeOf(cursor).toEqualTypeOf<string | undefined>()
    expectTypeOf(signal).toEqualTypeOf<AbortSignal>()
    return { results: [{ id: 'e-1', title: 'a', location: undefined }], nextCursor: undefined }
  },
  get: async ({ id }) => {
    expectTypeOf(id).toEqualTypeOf<string>()
    return undefined
  },
})

const remind = defineAction({
  id: 'remind',
  name: 'Remind',
  description: 'Reminds.',
  input: t.object({ eventId: t.string }),
  output: t.object({ at: t.dateTime }),
  execute: ({ input }) => ({ at: input.eventId }),
})

describe('the types of an entity type', () => {
  it('follow from its codecs', () => {
    expectTypeOf<DataOf<typeof event>>().toEqualTypeOf<Event>()
    expectTypeOf<InputOf<typeof event>>().toEqualTypeOf<{ query: string; after?: string | undefined }>()
    expectTypeOf(event.id).toEqualTypeOf<'event'>()
    expect(event.id).toBe('event')
  })

  it('follow from schemas of zod', () => {
    const parcel = defineEntityType({
      ...texts,
      id: 'parcel',
      data: z.object({ id: z.string(), size: z.number().default(1) }),
      searchInput: z.object({ least: z.number().optional() }),
      search: ({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ least?: number | undefined }>()
        return { results: [{ id: 'p-1' }] }
      },
      get: () => ({ id: 'p-1', size: 2 }),
    })
    expectTypeOf<DataOf<typeof parcel>>().toEqualTypeOf<{ id: string; size: number }>()
    expect(parcel.schemas.data).toMatchObject({ required: ['id', 'size'] })
  })

  it('refuse records without a string `id`', () => {
    const functions = { search: () => ({ results: [] }), get: () => undefined }
    const define = () => [
      // @ts-expect-error records have no `id`
      defineEntityType({ ...texts, ...functions, id: 'a', data: t.object({ key: t.string }), searchInput }),
      // @ts-expect-error the `id` is a number
      defineEntityType({ ...texts, ...functions, id: 'a', data: t.object({ id: t.number }), searchInput }),
      // @ts-expect-error the `id` may be absent
      defineEntityType({ ...texts, ...functions, id: 'a', data: z.object({ id: z.string().optional() }), searchInput }),
    ]
    expect(define).toThrow('`data.id`')
  })

  it('refuse a search input with a `cursor` or a `limit` of its own', () => {
    const functions = { search: () => ({ results: [] }), get: () => undefined }
    const paged = z.object({ cursor: z.string().optional() })
    const define = () => [
      // @ts-expect-error `limit` is taken by paging
      defineEntityType({ ...texts, ...functions, id: 'a', data, searchInput: t.object({ limit: t.integer }) }),
      // @ts-expect-error `cursor` is taken by paging, even where it may be absent
      defineEntityType({ ...texts, ...functions, id: 'a', data, searchInput: paged }),
    ]
    expect(define).toThrow('`searchInput.limit`')
  })

  it('refuse answers that are no records of the type', () => {
    const define = () =>
      defineEntityType({
        ...texts,
        id: 'event',
        data,
        searchInput,
        // @ts-expect-error a title is a text
        search: () => ({ results: [{ id: 'e-1', title: 3 }] }),
        // @ts-expect-error null is no absence
        get: () => null,
      })
    expect(define).not.toThrow()
  })
})

describe('the types of calls', () => {
  const provider = ProviderInstance({ id: 'calendar' }).entities.register(event).actions.register(remind)

  it('are those of what is called', () => {
    expectTypeOf(provider.search(event, { input: { query: 'a' } })).toEqualTypeOf<
      TaskEither<ProviderError, SearchPage<Event>>
    >()
    expectTypeOf(provider.get(event, 'e-1')).toEqualTypeOf<TaskEither<ProviderError, Event | undefined>>()
    expectTypeOf(provider.searchAll(event, { input: { query: 'a' } })).toEqualTypeOf<
      AsyncGenerator<Either<ProviderError, SearchPage<Event>>, undefined, undefined>
    >()
    expectTypeOf(provider.execute(remind, { eventId: 'e-1' })).toEqualTypeOf<
      TaskEither<ProviderError, { at: string }>
    >()
    expect(() => [
      // @ts-expect-error a query is a text
      provider.search(event, { input: { query: 3 } }),
      // @ts-expect-error an event is named
      provider.execute(remind, {}),
    ]).not.toThrow()
  })

  it('know what is registered where, so that a client can be typed by a registry', () => {
    const registry = ProviderRegistry().register(provider)
    type Providers = NonNullable<(typeof registry)['types']>['providers']
    type Calendar = NonNullable<Providers['calendar']['types']>
    expectTypeOf<Calendar['entities']['event']>().toEqualTypeOf<typeof event>()
    expectTypeOf<Calendar['actions']['remind']>().toEqualTypeOf<typeof remind>()
    expect(registry.list()).toEqual([provider])
  })

  it('know the later one of two that are registered under one id', () => {
    const later = defineEntityType({
      ...event,
      data: t.object({ id: t.string }),
      searchInput,
      search: () => ({ results: [] }),
      get: () => undefined,
    })
    const replaced = provider.entities.register(later)
    type Entities = NonNullable<(typeof replaced)['types']>['entities']
    expectTypeOf<DataOf<Entities['event']>>().toEqualTypeOf<{ id: string }>()
    expect(replaced.entities.get('event')).toBe(later)
  })
})

describe('the types of services', () => {
  interface Services {
    readonly database: { readonly find: (id: string) => Event | undefined }
  }
  const needing = definitionsFor<Services>().defineEntityType({
    ...texts,
    id: 'event',
    data,
    searchInput,
    search: () => ({ results: [] }),
    get: ({ id, services }) => services.database.find(id),
  })

  it('let a provider take what it can serve, and nothing else', async () => {
    const provider = ProviderInstance({
      id: 'a',
      services: { database: { find: (id: string) => ({ id, title: 'a' }) } },
    })
    expect(await provider.entities.register(needing).get(needing, 'e-1')()).toMatchObject({ right: { title: 'a' } })
    expect(() => [
      // @ts-expect-error the provider has no services
      ProviderInstance({ id: 'a' }).entities.register(needing),
      // @ts-expect-error the provider has other services
      ProviderInstance({ id: 'a', services: { clock: 1 } }).entities.register(needing),
      // What needs nothing of a host goes everywhere.
      provider.entities.register(event),
    ]).not.toThrow()
  })
})
