import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { defineAction, defineEntityType, ProviderInstance, ProviderRegistry, t } from '../src/index.js'
import { answerOf, errorOf, noteProvider, toolNamed } from './notes.js'

const archive = defineAction({
  id: 'archive',
  name: 'Archive a note',
  description: 'Puts a note away.',
  input: t.object({ id: t.nonEmptyText }),
  output: t.object({}),
  execute: () => ({}),
  effects: { idempotent: true },
})

const registryOf = (backend = {}) =>
  ProviderRegistry().register(noteProvider(backend).provider.actions.register(archive))

const searchTool = (backend = {}) => toolNamed(registryOf(backend).toTools(), 'acme_note_search')
const getTool = (backend = {}) => toolNamed(registryOf(backend).toTools(), 'acme_note_get')

describe('the tools of a registry', () => {
  it('are two of each entity type and one of each action, side by side', () => {
    const tools = registryOf().toTools()
    expect(tools.map(({ name, kind, provider, of, effects }) => [name, kind, provider, of, effects])).toEqual([
      ['acme_note_search', 'search', 'acme', 'note', { readOnly: true }],
      ['acme_note_get', 'get', 'acme', 'note', { readOnly: true }],
      ['acme_archive', 'action', 'acme', 'archive', { idempotent: true }],
    ])
  })

  it('are those of actions only where routes of actions are made of them', () => {
    expect(
      registryOf()
        .toActions()
        .map(({ name }) => name),
    ).toEqual(['acme_archive'])
  })

  it('known fault 16: have names that every client takes, however long the ids are', () => {
    const [provider, entity] = [`p${'-'.repeat(23)}`, `e${'_'.repeat(31)}`] as const
    const type = { ...noteProvider().type, id: entity }
    const tools = ProviderInstance({ id: provider }).entities.register(type).toTools()
    for (const { name } of tools) expect(name).toMatch(/^[a-zA-Z0-9_.-]{1,64}$/)
  })

  it('are those of what is registered when they are asked for', () => {
    const provider = ProviderInstance({ id: 'acme' })
    const registry = ProviderRegistry().register(provider)
    expect(registry.toTools()).toEqual([])
    provider.actions.register(archive)
    expect(registry.toTools().map(({ name }) => name)).toEqual(['acme_archive'])
  })
})

describe('a search tool', () => {
  it('takes the fields of the search with `cursor` and `limit` beside them, and says so', async () => {
    const tool = searchTool()
    expect(Object.keys(tool.inputSchema['properties'] as object)).toEqual(['query', 'after', 'cursor', 'limit'])
    expect(tool.inputSchema).toMatchObject({ type: 'object', required: ['query'], additionalProperties: false })
    expect(await tool.call({ query: 'passport', limit: 1 })()).toStrictEqual(
      right({ results: [{ id: 'n-0', text: 'passport' }], nextCursor: '1' }),
    )
    expect(await tool.call({ query: 'passport', limit: 1, cursor: '1' })()).toStrictEqual(
      right({ results: [{ id: 'n-3', text: 'passport photo' }] }),
    )
  })

  it('refuses a member that it does not name, rather than find everything', async () => {
    expect(errorOf(await searchTool().call({ query: 'all', afer: '2026-01-01T00:00:00Z' })())).toMatchObject({
      kind: 'invalid_input',
      errors: [{ path: 'afer', message: 'is not a member that is taken here' }],
    })
  })

  it('reads what it is called with at once', async () => {
    const input = { query: 'keys' }
    const task = searchTool().call(input)
    input.query = 'visa'
    expect(answerOf(await task())).toMatchObject({ results: [{ text: 'keys' }] })
  })
})

describe('a get tool', () => {
  it('answers the record, and null where there is none: absence is a value', async () => {
    expect(await getTool().call({ id: 'n-1' })()).toEqual(right({ record: { id: 'n-1', text: 'visa' } }))
    expect(await getTool().call({ id: 'n-9' })()).toEqual(right({ record: null }))
  })

  it('takes an id, and nothing else', async () => {
    expect(errorOf(await getTool().call({ id: 'n-1', fields: 'all' })())).toMatchObject({ kind: 'invalid_input' })
    expect(errorOf(await getTool().call({})())).toMatchObject({
      errors: [{ path: 'id', message: 'expected a text of 1 to 2048 characters' }],
    })
  })
})

describe('what travels', () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true })
  addFormats.default(ajv)

  it('is what the schemas of the tools say', async () => {
    for (const tool of registryOf().toTools()) {
      const input = tool.kind === 'search' ? { query: 'all', limit: 2 } : { id: 'n-1' }
      expect(ajv.validate(tool.inputSchema, input)).toBe(true)
      expect(ajv.validate(tool.outputSchema, answerOf(await tool.call(input)()))).toBe(true)
      expect(ajv.validate(tool.inputSchema, { ...input, other: 1 })).toBe(false)
    }
    expect(ajv.validate(getTool().outputSchema, { record: null })).toBe(true)
    expect(ajv.validate(getTool().outputSchema, {})).toBe(false)
  })

  interface Folder {
    id: string
    inside: Folder[]
  }
  const folder: t.Type<Folder> = t.recursion('folder', () => t.object({ id: t.string, inside: t.array(folder) }))
  const folderType = defineEntityType({
    id: 'folder',
    name: 'Folder',
    description: 'A folder.',
    data: folder,
    searchInput: t.object({}),
    search: () => ({ results: [{ id: 'a', inside: [{ id: 'b', inside: [] }] }] }),
    get: () => undefined,
  })

  it('is what they say of a record that holds its own kind', async () => {
    const [search, get] = ProviderInstance({ id: 'acme' }).entities.register(folderType).toTools()
    if (search === undefined || get === undefined) throw new Error('no tools')
    const page = answerOf(await search.call({})())
    expect(ajv.validate(search.outputSchema, page)).toBe(true)
    expect(ajv.validate(search.outputSchema, { results: [{ id: 'a', inside: [{ id: 3 }] }] })).toBe(false)
    expect(ajv.validate(get.outputSchema, { record: { id: 'a', inside: [{ id: 'b', inside: [] }] } })).toBe(true)
    expect(ajv.validate(get.outputSchema, { record: { id: 'a', inside: [{ id: 'b' }] } })).toBe(false)
  })
})

describe('a codec that reads one form and writes another', () => {
  const day = t.withSchema(
    new t.Type<Date, string>(
      'a day',
      (value): value is Date => value instanceof Date,
      (value, context) =>
        typeof value === 'string' && !Number.isNaN(Date.parse(value))
          ? t.success(new Date(value))
          : t.failure(value, context),
      (date) => date.toISOString().slice(0, 10),
    ),
    { type: 'string', format: 'date' },
  )
  const meeting = defineEntityType({
    id: 'meeting',
    name: 'Meeting',
    description: 'A meeting.',
    data: t.object({ id: t.string, on: day }),
    searchInput: t.object({ on: day }),
    search: ({ input }) => ({ results: [{ id: 'm-1', on: input.on.toISOString() }] }),
    get: () => ({ id: 'm-1', on: 'someday' }),
  })
  const provider = ProviderInstance({ id: 'acme' }).entities.register(meeting)

  it('gives callers the one, and lets the other travel', async () => {
    expect(await provider.search(meeting, { input: { on: '2026-03-02' } })()).toEqual(
      right({ results: [{ id: 'm-1', on: new Date('2026-03-02') }] }),
    )
    expect(await toolNamed(provider.toTools(), 'acme_meeting_search').call({ on: '2026-03-02' })()).toEqual(
      right({ results: [{ id: 'm-1', on: '2026-03-02' }] }),
    )
  })

  it('says in its own words what it does not read', async () => {
    expect(errorOf(await provider.get(meeting, 'm-1')())).toMatchObject({
      errors: [{ path: 'record.on', message: 'expected a day, found a text' }],
    })
  })

  it('that fails to write is the failure of the provider', async () => {
    const unwritable = t.withSchema(
      new t.Type<string>('a text', t.string.is, t.string.validate, () => {
        throw new Error('no ink')
      }),
      { type: 'string' },
    )
    const type = defineEntityType({
      ...noteProvider().type,
      data: t.object({ id: t.string, text: unwritable }),
      searchInput: t.object({}),
      search: () => ({ results: [{ id: 'a', text: 'b' }] }),
      get: () => undefined,
    })
    const inked = ProviderInstance({ id: 'acme' }).entities.register(type)
    const answer = await toolNamed(inked.toTools(), 'acme_note_search').call({})()
    expect(isLeft(answer) && answer.left.kind).toBe('provider_failed')
  })
})

describe('a registry', () => {
  it('finds a provider by its id, or says that there is none', () => {
    const { provider } = noteProvider()
    const registry = ProviderRegistry().register(provider)
    expect(registry.provider('acme')).toEqual(right(provider))
    expect(registry.provider('toString')).toEqual(left({ kind: 'unknown_provider', provider: 'toString' }))
  })

  it('holds the later of two providers with one id', () => {
    const [first, second] = [noteProvider().provider, noteProvider().provider]
    expect(ProviderRegistry().register(first).register(second).list()).toEqual([second])
  })
})
