import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEntityType, ProviderInstance, ProviderRegistry, t } from '../../src/index.js'
import { archive, notesRegistry, post, serve } from './served.js'

interface Document {
  readonly openapi: string
  readonly servers: unknown
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

const documentAt = async (url: string): Promise<Document> =>
  (await (await fetch(`${url}/openapi.json`)).json()) as Document

type Tree = { id: string; children: Tree[] }

const tree = z.object({
  id: z.string(),
  get children() {
    return z.array(tree)
  },
})

const folder: t.Type<Tree> = t.recursion('folder', () => t.object({ id: t.string, children: t.array(folder) }))

const recursiveRegistry = () => {
  const common = {
    name: 'Tree',
    description: 'A tree.',
    get: () => ({ id: 'a', children: [{ id: 'b', children: [] }] }),
  }
  const ofZod = defineEntityType({
    ...common,
    id: 'tree',
    data: tree,
    searchInput: z.object({ like: tree.optional() }),
    search: () => ({ results: [] }),
  })
  const ofT = defineEntityType({
    ...common,
    id: 'folder',
    data: folder,
    searchInput: t.object({ like: t.optional(folder) }),
    search: () => ({ results: [] }),
  })
  const provider = ProviderInstance({ id: 'acme' }).entities.register(ofZod, ofT).actions.register(archive)
  return ProviderRegistry().register(provider, ProviderInstance({ id: 'empty' }))
}

describe('the OpenAPI document', () => {
  it.each([
    ['nothing is registered', ProviderRegistry()],
    ['an entity type and an action are', notesRegistry()],
    ['schemas refer to themselves', recursiveRegistry()],
  ])('is valid OpenAPI 3.1 where %s', async (_what, registry) => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate((await documentAt(await serve(registry))) as never)
    expect(errors).toBeUndefined()
    expect([valid, validator.version]).toEqual([true, '3.1'])
  })

  it('has each entity type once and each action once, by the names of their tools', async () => {
    const { paths } = await documentAt(await serve(notesRegistry()))
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
    )
    expect(operations).toEqual([
      'openapi: get /openapi.json',
      'problem: get /problems/{kind}',
      'providers: get /providers',
      'acme_archive: post /providers/acme/actions/archive',
      'acme_note_get: get /providers/acme/entities/note/record',
      'acme_note_search: post /providers/acme/entities/note/search',
      'provider: get /providers/{provider}',
    ])
  })

  it('says where the service is', async () => {
    expect((await documentAt(await serve(notesRegistry(), { basePath: '/api' }))).servers).toEqual([{ url: '/api' }])
  })

  it('describes what travels: every reference leads to its schema, and every answer is what its schema says', async () => {
    const url = await serve(recursiveRegistry())
    const { components } = await documentAt(url)
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'http://service/', components })
    const holds = (name: string, value: unknown): unknown =>
      ajv.validate({ $ref: `http://service/#/components/schemas/${name}` }, value)
    for (const type of ['tree', 'folder']) {
      const record = await (await fetch(`${url}/providers/acme/entities/${type}/record?id=a`)).json()
      expect(record).toMatchObject({ record: { id: 'a' } })
      expect(holds(`acme_${type}_get.output`, record)).toBe(true)
      expect(holds(`acme_${type}_get.output`, { record: { id: 'a', children: [{ id: 1 }] } })).toBe(false)
      expect(holds(`acme_${type}_search.input`, { like: { id: 'a', children: [{ id: 1 }] } })).toBe(false)
    }
    expect(holds('Problem', await (await post(`${url}/providers/acme/actions/archive`, {})).json())).toBe(true)
  })
})
