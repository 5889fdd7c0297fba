import { toStandardJsonSchema } from '@valibot/to-json-schema'
import { type } from 'arktype'
import { ExactNumber, numberOf } from '@assent/kernel'
import { isRight, right } from 'fp-ts/lib/Either.js'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEntityType, ProviderInstance, t, type AnySchema } from '../src/index.js'
import { codecOf } from '../src/codec/codec-of.js'
import { answerOf, errorOf, toolNamed } from './notes.js'

const schemaOf = (schema: AnySchema, place: 'input' | 'output' = 'output') => {
  const codec = codecOf(schema)
  if (!isRight(codec)) throw new Error(codec.left.detail)
  return codec.right[place]
}

const takes = (codec: t.Mixed, value: unknown): boolean => isRight(codec.decode(value))

describe('a kind of `t`', () => {
  it('`dateTime` is a point in time that exists', () => {
    for (const good of ['2026-03-02T09:00:00Z', '2024-02-29T23:59:59.123456789Z', '2026-03-02T09:00:00+01:00']) {
      expect(takes(t.dateTime, good)).toBe(true)
    }
    const bad = ['2026-03-02', '2026-02-29T00:00:00Z', '2026-03-02T24:00:00Z', '2026-03-02T09:00:00', ' 2026', 5, '']
    for (const value of bad) expect(takes(t.dateTime, value)).toBe(false)
    expect(takes(t.dateTime, `2026-03-02T09:00:00.${'0'.repeat(5_000_000)}Z`)).toBe(false)
    expect(schemaOf(t.object({ at: t.dateTime }))).toMatchObject({
      properties: { at: { type: 'string', format: 'date-time' } },
    })
  })

  it('`nonEmptyText` is a text that is not blank', () => {
    expect(['a', ' a ', '', ' \t', null].map((value) => takes(t.nonEmptyText, value))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('`integer`, `number` and `boundedNumber` are numbers that the host holds', () => {
    expect([1, -0, 2 ** 53 - 1, 2 ** 53, 1.5, '1'].map((value) => takes(t.integer, value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect([1.5, NaN, Infinity].map((value) => takes(t.number, value))).toEqual([true, false, false])
    const stars = t.boundedNumber({ min: 1, max: 5, integer: true })
    expect([1, 5, 0, 6, 1.5].map((value) => takes(stars, value))).toEqual([true, true, false, false, false])
  })

  it('`optional` may be left out, and `describe` says more without another codec changing', () => {
    const described = t.describe(t.optional(t.string), 'where it is')
    expect(schemaOf(t.object({ a: described, b: t.string }))).toEqual({
      type: 'object',
      properties: { a: { type: 'string', description: 'where it is' }, b: { type: 'string' } },
      required: ['b'],
      additionalProperties: false,
    })
    expect(t.object({ a: described }).decode({})).toEqual(right({}))
  })

  it('`object` drops what it does not name, `closed` refuses it', () => {
    expect(t.object({ a: t.string }).decode({ a: 'x', b: 1 })).toEqual(right({ a: 'x' }))
    expect(takes(t.closed({ a: t.string }), { a: 'x', b: 1 })).toBe(false)
    expect(schemaOf(t.object({ a: t.string }), 'input')).not.toHaveProperty('additionalProperties')
    expect(schemaOf(t.closed({ a: t.string }), 'input')).toMatchObject({ additionalProperties: false })
  })

  it('known fault 14: members named as those of every object are names like any other', () => {
    const curious = t.object({ constructor: t.string, toString: t.optional(t.string) })
    expect(curious.decode({ constructor: 'a', toString: 'b' })).toEqual(right({ constructor: 'a', toString: 'b' }))
    expect(curious.decode({ constructor: 'a' })).toEqual(right({ constructor: 'a' }))
    expect(takes(t.object({ constructor: t.unknown }), {})).toBe(true)
    expect(takes(t.object({ constructor: t.string }), {})).toBe(false)
  })
})

describe('every codec of `t` has a JSON Schema', () => {
  it.each<[string, t.Mixed, object]>([
    ['a literal', t.literal('a'), { const: 'a' }],
    ['a keyof', t.keyof({ a: null, b: null }), { enum: ['a', 'b'] }],
    ['a union of literals', t.union([t.literal('a'), t.literal('b')]), { enum: ['a', 'b'] }],
    ['a union', t.union([t.string, t.null]), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['a list', t.readonlyArray(t.boolean), { type: 'array', items: { type: 'boolean' } }],
    [
      'a tuple',
      t.tuple([t.string, t.number]),
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false, minItems: 2 },
    ],
    ['a record', t.record(t.string, t.integer), { type: 'object', additionalProperties: { type: 'integer' } }],
    [
      'a record of known names',
      t.record(t.keyof({ a: null }), t.string),
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    ],
    [
      'an intersection of objects',
      t.intersection([t.type({ a: t.string }), t.partial({ b: t.string })]),
      { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    ],
    ['a strict object', t.strict({ a: t.string }), { additionalProperties: false }],
    ['JSON', t.json, {}],
    [
      'one that was given its schema',
      t.withSchema(new t.Type<string>('x', t.string.is, t.success as never, String), { type: 'string' }),
      { type: 'string' },
    ],
  ])('%s', (_what, codec, schema) => {
    expect(schemaOf(t.object({ it: codec }))).toMatchObject({ properties: { it: schema } })
  })

  it('or a definition is refused with the name of the part that has none', () => {
    const codec = codecOf(
      t.object({ a: t.array(new t.Type<string>('Mystery', t.string.is, t.success as never, String)) }),
    )
    expect(codec).toMatchObject({ left: { kind: 'no_json_schema', detail: '`Mystery` has no JSON Schema' } })
  })
})

const parcel = { id: 'p-1', weight: 2, sent: '2026-03-02T09:00:00Z', secret: 'x' }

/** The same entity type, described by other libraries. */
const typeOf = (data: AnySchema, searchInput: AnySchema) =>
  ProviderInstance({ id: 'acme' }).entities.register(
    defineEntityType({
      id: 'parcel',
      name: 'Parcel',
      description: 'A parcel.',
      data: data as never,
      searchInput: searchInput as never,
      search: (({ input }: { input: { least: number } }) => ({
        results: [parcel].filter(({ weight }) => weight >= input.least),
      })) as never,
      get: (() => ({ ...parcel, weight: 'heavy', sent: 'yesterday' })) as never,
    }),
  )

const libraries = {
  'io-ts': typeOf(
    t.object({ id: t.string, weight: t.number, sent: t.optional(t.dateTime) }),
    t.object({ least: t.describe(t.number, 'kilograms') }),
  ),
  zod: typeOf(
    z.object({ id: z.string(), weight: z.number(), sent: z.iso.datetime().optional() }),
    z.object({ least: z.number().describe('kilograms') }),
  ),
  valibot: typeOf(
    toStandardJsonSchema(
      v.object({ id: v.string(), weight: v.number(), sent: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
    ),
    toStandardJsonSchema(v.object({ least: v.pipe(v.number(), v.description('kilograms')) })),
  ),
  arktype: typeOf(
    type({ id: 'string', weight: 'number', 'sent?': 'string.date.iso' }),
    type({ least: type('number').describe('kilograms') }),
  ),
}

describe.each(Object.entries(libraries))('an entity type described with %s', (_library, provider) => {
  const search = toolNamed(provider.toTools(), 'acme_parcel_search')
  const get = toolNamed(provider.toTools(), 'acme_parcel_get')

  it('has tools with its descriptions', () => {
    expect(search.inputSchema).toMatchObject({
      type: 'object',
      properties: { least: { type: 'number', description: 'kilograms' }, limit: { type: 'integer' } },
      required: ['least'],
      additionalProperties: false,
    })
    expect(search.inputSchema).not.toHaveProperty('$schema')
  })

  it('decodes what crosses, and lets nothing else through', async () => {
    expect(answerOf(await search.call({ least: 1 })())).toStrictEqual({
      results: [{ id: 'p-1', weight: 2, sent: '2026-03-02T09:00:00Z' }],
    })
  })

  it('names every fault of an answer by its path', async () => {
    const error = errorOf(await get.call({ id: 'p-1' })())
    expect(error.kind === 'malformed_answer' && error.errors.map(({ path }) => path).sort()).toEqual([
      'record.sent',
      'record.weight',
    ])
  })

  it('names every fault of an input, and refuses what it does not name', async () => {
    expect(errorOf(await search.call({ least: 'a' })())).toMatchObject({ errors: [{ path: 'least' }] })
    expect(errorOf(await search.call({ least: 1, most: 2 })())).toMatchObject({ errors: [{ path: 'most' }] })
  })
})

const withData = (data: AnySchema, record: unknown) =>
  ProviderInstance({ id: 'acme' }).entities.register(
    defineEntityType({
      id: 'thing',
      name: 'Thing',
      description: 'A thing.',
      data: data as never,
      searchInput: t.object({}),
      search: (() => ({ results: [record] })) as never,
      get: (() => record) as never,
    }),
  )

describe('a codec', () => {
  it('of io-ts itself lets nothing through at its root that it does not name', async () => {
    const own = t.intersection([t.type({ id: t.string }), t.partial({ size: t.number })])
    const tool = toolNamed(withData(own, { id: 'a', size: 1, secret: 'x' }).toTools(), 'acme_thing_get')
    expect(answerOf(await tool.call({ id: 'a' })())).toStrictEqual({ record: { id: 'a', size: 1 } })
    expect(tool.outputSchema).toMatchObject({
      properties: { record: { anyOf: [{ additionalProperties: false }, {}] } },
    })
  })

  it('made of others names a fault by the member, and one of a union by where it stands', async () => {
    const data = t.intersection([
      t.type({ id: t.string }),
      t.type({ size: t.type({ wide: t.number }), either: t.union([t.type({ a: t.string }), t.type({ b: t.string })]) }),
    ])
    const tool = toolNamed(withData(data, { id: 'a', size: { wide: 'x' }, either: {} }).toTools(), 'acme_thing_get')
    const error = errorOf(await tool.call({ id: 'a' })())
    expect(error.kind === 'malformed_answer' && error.errors).toEqual([
      { path: 'record.size.wide', message: 'expected a number, found a text' },
      { path: 'record.either', message: 'expected ({ a: string } | { b: string }), found an object' },
    ])
  })

  it('whose values trip whoever looks at them fails alone', async () => {
    const trap = new Proxy(
      {},
      {
        has: () => {
          throw new Error('a trap')
        },
      },
    )
    const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
    const tripping = t.withSchema(new t.Type<unknown>('a trap', t.unknown.is, () => t.success(trap), String), schema)
    const tool = toolNamed(withData(tripping, { id: 'a' }).toTools(), 'acme_thing_get')
    expect(errorOf(await tool.call({ id: 'a' })())).toMatchObject({ kind: 'provider_failed' })
  })
})

describe('a Standard Schema', () => {
  it('may decode after a wait', async () => {
    const slow = z.object({ id: z.string().refine(async (id) => id !== 'bad') })
    const get = (id: string) => toolNamed(withData(slow, { id }).toTools(), 'acme_thing_get').call({ id })()
    expect(answerOf(await get('good'))).toEqual({ record: { id: 'good' } })
    expect(errorOf(await get('bad'))).toMatchObject({ kind: 'malformed_answer', errors: [{ path: 'record.id' }] })
  })

  it('that throws is the failure of the provider', async () => {
    const throwing = z.object({
      id: z.string().refine(() => {
        throw new Error('a bug')
      }),
    })
    const tool = toolNamed(withData(throwing, { id: 'a' }).toTools(), 'acme_thing_get')
    expect(errorOf(await tool.call({ id: 'a' })())).toMatchObject({ kind: 'provider_failed' })
  })

  it('fills its defaults in, and a tool says which members may be left out', async () => {
    const type = defineEntityType({
      id: 'thing',
      name: 'Thing',
      description: 'A thing.',
      data: z.object({ id: z.string(), size: z.number().default(1) }),
      searchInput: z.object({ size: z.number().default(7) }),
      search: ({ input }) => ({ results: [{ id: String(input.size) }] }),
      get: () => undefined,
    })
    const tool = toolNamed(ProviderInstance({ id: 'acme' }).entities.register(type).toTools(), 'acme_thing_search')
    expect(answerOf(await tool.call({})())).toEqual({ results: [{ id: '7', size: 1 }] })
    expect(tool.inputSchema).not.toHaveProperty('required')
  })

  it('that refers to itself keeps its references inside the tools', async () => {
    const tree = z.object({
      id: z.string(),
      get inside() {
        return z.array(tree)
      },
    })
    const tool = toolNamed(withData(tree, { id: 'a', inside: [] }).toTools(), 'acme_thing_get')
    expect(JSON.stringify(tool.outputSchema)).toContain('"$ref":"#/$defs/thing"')
    expect(answerOf(await tool.call({ id: 'a' })())).toEqual({ record: { id: 'a', inside: [] } })
  })

  it('that has a definition of the name of its entity type keeps both apart', () => {
    const inner = z.object({ a: z.string() }).meta({ id: 'thing' })
    const tree = z.object({
      id: z.string(),
      first: inner,
      second: inner,
      get inside() {
        return z.array(tree)
      },
    })
    const tool = toolNamed(withData(tree, {}).toTools(), 'acme_thing_get')
    const { thing, thing_: root } = tool.outputSchema['$defs'] as Record<string, unknown>
    expect(thing).toMatchObject({ properties: { a: { type: 'string' } } })
    expect(root).toMatchObject({ properties: { inside: { items: { $ref: '#/$defs/thing_' } } } })
  })

  it('of what JSON has not is refused when it is defined', () => {
    expect(codecOf(z.object({ id: z.string(), at: z.date() }))).toMatchObject({ left: { kind: 'no_json_schema' } })
  })
})

describe('known fault 12: numbers', () => {
  const numbers = {
    'io-ts': t.object({ id: t.string, number: t.number }),
    zod: z.object({ id: z.string(), number: z.number() }),
  }

  it.each(Object.entries(numbers))('cross as they are or are refused, with %s', async (_library, data) => {
    const { parseJson, stringify } = await import('@assent/kernel')
    for (const [token, crosses] of [
      ['-0', '-0'],
      ['1.0', '1'],
      ['9007199254740991', '9007199254740991'],
      ['9007199254740993', undefined],
      ['1e400', undefined],
      ['0.1', '0.1'],
    ] as const) {
      const record = parseJson(`{"id":"a","number":${token}}`)
      const type = defineEntityType({
        id: 'thing',
        name: 'Thing',
        description: 'A thing.',
        data: data as never,
        searchInput: t.object({}),
        search: () => ({ results: [] }),
        get: (() => answerOfJson(record)) as never,
      })
      const tool = toolNamed(ProviderInstance({ id: 'acme' }).entities.register(type).toTools(), 'acme_thing_get')
      const answer = await tool.call({ id: 'a' })()
      if (crosses === undefined) {
        expect(errorOf(answer)).toMatchObject({
          errors: [{ path: 'record.number', message: 'a number that the host would round is not taken' }],
        })
      } else expect(stringify(answerOf(answer))).toBe(`{"record":{"id":"a","number":${crosses}}}`)
    }
  })
})

const answerOfJson = (parsed: unknown): unknown => {
  const { right: json } = parsed as { right?: unknown }
  if (json === undefined) throw new Error('no JSON')
  return json
}

describe('a number that is held exactly', () => {
  it.each<readonly [string, t.Mixed]>([
    ['a record', t.record(t.string, t.string)],
    ['an object of any members', t.UnknownRecord],
    ['an object whose members may be missing', t.partial({ token: t.string })],
    ['an object of one member', t.type({ token: t.string })],
    ['the same and no other', t.strict({ token: t.string })],
  ])('is not %s', (_, codec) => {
    const exactly = numberOf('1.0')
    expect(ExactNumber.is(exactly)).toBe(true)
    expect([codec.is(exactly), takes(codec, exactly)]).toEqual([false, false])
    expect(takes(codec, { token: '1.0' })).toBe(true)
  })
})
