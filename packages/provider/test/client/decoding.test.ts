import { parseJson, stringify } from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { createClient } from '../../src/client/index.js'
import { defineAction, defineEntityType, ProviderInstance, ProviderRegistry, t } from '../../src/index.js'
import { serve } from '../http/served.js'

/** A date that travels as a text. */
const date = t.withSchema(
  new t.Type<Date, string>(
    'a date',
    (value): value is Date => value instanceof Date,
    (value, context) =>
      typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? t.success(new Date(value))
        : t.failure(value, context),
    (value) => value.toISOString(),
  ),
  { type: 'string', format: 'date-time' },
)

const when = '2026-03-02T09:00:00.000Z'

const visit = defineEntityType({
  id: 'visit',
  name: 'Visit',
  description: 'A visit.',
  data: t.object({ id: t.string, at: date }),
  searchInput: t.object({}),
  search: () => ({ results: [{ id: 'v-1', at: when }] }),
  get: ({ id }) => ({ id, at: when }),
})

const book = defineAction({
  id: 'book',
  name: 'Book',
  description: 'Books a visit.',
  input: t.object({ at: date }),
  output: t.object({ at: date }),
  execute: ({ input }) => ({ at: input.at.toISOString() }),
})

/** Its length travels: a schema of the standard knows no way back from it. */
const word = defineEntityType({
  id: 'word',
  name: 'Word',
  description: 'A word.',
  data: z.object({
    id: z.string(),
    length: z
      .string()
      .transform((text) => text.length)
      .pipe(z.number()),
  }),
  searchInput: z.object({ like: z.string().optional() }),
  search: () => ({ results: [{ id: 'w-1', length: 'four' }] }),
  get: ({ id }) => ({ id, length: 'four' }),
})

const registry = ProviderRegistry().register(
  ProviderInstance({ id: 'clinic' }).entities.register(visit, word).actions.register(book),
)

const valueOf = <A>(answer: Either<object, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left))
  return answer.right
}

describe('a client with the type of a registry', () => {
  it('answers what travels, and says so in its types', async () => {
    const clinic = createClient<typeof registry>(await serve(registry)).provider('clinic')
    const record = await clinic.get('visit', 'v-1')()
    expect(record).toStrictEqual(right({ id: 'v-1', at: when }))
    if (!isLeft(record)) expectTypeOf(record.right).toEqualTypeOf<{ id: string; at: string } | undefined>()
    const booked = await clinic.execute('book', { at: when })()
    expect(booked).toStrictEqual(right({ at: when }))
    if (!isLeft(booked)) expectTypeOf(booked.right).toEqualTypeOf<{ at: string }>()
  })
})

describe('known fault 12: a number over HTTP', () => {
  const measure = defineEntityType({
    id: 'measure',
    name: 'Measure',
    description: 'A measure.',
    data: t.object({ id: t.string, value: t.number, any: t.json }),
    searchInput: t.object({ any: t.json }),
    search: ({ input }) => ({ results: [{ id: 'm', value: -0, any: input.any }] }),
    get: () => undefined,
  })
  const measures = ProviderRegistry().register(ProviderInstance({ id: 'lab' }).entities.register(measure))
  const any = valueOf(parseJson('[1.0, 9007199254740993, 1e400, 0.1]'))
  const written = async (client: Pick<ReturnType<typeof createClient<typeof measures>>, 'provider'>) =>
    stringify(valueOf(await client.provider('lab').searchPage('measure', { input: { any } })()).results)

  it('is one of the host where the host holds it, and exact where not, to whoever has the type', async () => {
    const client = createClient<typeof measures>(await serve(measures))
    const [found] = valueOf(await client.provider('lab').searchPage('measure', { input: { any } })()).results
    expect(found?.value).toBe(-0)
    expect(await written(client)).toBe('[{"any":[1,9007199254740993,1e400,0.1],"id":"m","value":-0}]')
  })

  it('keeps its spelling to whoever has the registry', async () => {
    const client = createClient(await serve(measures), { registry: measures })
    expect(await written(client)).toBe('[{"any":[1.0,9007199254740993,1e400,0.1],"id":"m","value":-0}]')
  })
})

describe('a client with a registry', () => {
  it('decodes records and outputs by its codecs', async () => {
    const clinic = createClient(await serve(registry), { registry }).provider('clinic')
    const record = await clinic.get('visit', 'v-1')()
    expect(record).toStrictEqual(right({ id: 'v-1', at: new Date(when) }))
    if (!isLeft(record)) expectTypeOf(record.right).toEqualTypeOf<{ id: string; at: Date } | undefined>()
    expect(valueOf(await clinic.searchPage('visit', { input: {} })()).results).toStrictEqual([
      { id: 'v-1', at: new Date(when) },
    ])
    expect(await clinic.execute('book', { at: when })()).toStrictEqual(right({ at: new Date(when) }))
  })

  it('decodes once what a schema of the standard has decoded', async () => {
    const clinic = createClient(await serve(registry), { registry }).provider('clinic')
    expect(await clinic.get('word', 'w-1')()).toStrictEqual(right({ id: 'w-1', length: 4 }))
    expect(valueOf(await clinic.searchPage('word', { input: {} })()).results).toStrictEqual([{ id: 'w-1', length: 4 }])
  })

  it('refuses a record that is not what its type says', async () => {
    const other = defineEntityType({
      ...{ id: 'visit', name: 'Visit', description: 'Another.', searchInput: t.object({}) },
      data: t.object({ id: t.string, at: t.string }),
      search: () => ({ results: [{ id: 'v-1', at: 'soon' }] }),
      get: ({ id }) => ({ id, at: 'soon' }),
    })
    const served = ProviderRegistry().register(ProviderInstance({ id: 'clinic' }).entities.register(other))
    const clinic = createClient(await serve(served), { registry }).provider('clinic')
    expect(await clinic.get('visit', 'v-1')()).toMatchObject({
      left: { kind: 'malformed_answer', provider: 'clinic', operation: 'get', errors: [{ path: 'record.at' }] },
    })
    expect(await clinic.searchPage('visit', { input: {} })()).toMatchObject({
      left: { kind: 'malformed_answer', operation: 'search', errors: [{ path: 'results[0].at' }] },
    })
  })

  it('tells what its registry does not have without asking', async () => {
    const client = createClient('http://127.0.0.1:9', { registry })
    expect(await client.provider('other' as 'clinic').get('visit', 'v-1')()).toStrictEqual({
      _tag: 'Left',
      left: { kind: 'unknown_provider', provider: 'other' },
    })
    expect(await client.provider('clinic').get('other' as 'visit', 'v-1')()).toStrictEqual({
      _tag: 'Left',
      left: { kind: 'unknown_entity_type', provider: 'clinic', entity_type: 'other' },
    })
    expect(await client.provider('clinic').execute('other' as 'book', { at: when })()).toStrictEqual({
      _tag: 'Left',
      left: { kind: 'unknown_action', provider: 'clinic', action: 'other' },
    })
  })
})
