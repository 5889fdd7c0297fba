import { providerMessage, ProviderRegistry, type Tool } from '@assent/provider'
import { clientMessage, createClient, type Client } from '@assent/provider/client'
import type { Authenticate } from '@assent/provider/http'
import { serveProviders } from '@assent/provider/node'
import { checkLaws, providerContract, type ProviderPage, type ProviderPort, type ProviderScene } from '@assent/testing'
import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import { shelf } from './shelf.js'

/** What a script has: tools that answer, or throw. */
const portOf = ([search, get]: readonly Tool[]): ProviderPort => {
  const use = async (tool: Tool | undefined, input: object, signal: AbortSignal): Promise<object> => {
    const answer = await tool?.call(input, { signal })()
    if (answer === undefined) throw new Error('no such tool')
    if (isLeft(answer)) throw new Error(providerMessage(answer.left))
    return answer.right
  }
  return {
    search: async ({ input, signal, ...paging }) => {
      return (await use(search, { ...(input as object), ...paging }, signal)) as unknown as ProviderPage
    },
    get: async ({ id, signal }) => {
      const { record } = (await use(get, { id }, signal)) as { readonly record: unknown }
      return record ?? undefined
    },
  }
}

/** What a program elsewhere has: calls over HTTP that answer, or throw. */
const portOver = (library: LibraryClient): ProviderPort => ({
  search: async ({ signal, input: _empty, ...paging }) => {
    const page = await library.searchPage('book', { input: {}, ...paging }, { signal })()
    if (isLeft(page)) throw new Error(clientMessage(page.left))
    return page.right
  },
  get: async ({ id, signal }) => {
    const record = await library.get('book', id, { signal })()
    if (isLeft(record)) throw new Error(clientMessage(record.left))
    return record.right
  },
})

const served = async (authenticated: boolean) => {
  const { provider, scene } = shelf()
  const registry = ProviderRegistry().register(provider)
  const authenticate: Authenticate = ({ headers }) =>
    headers.get('authorization') === 'Bearer b-1' ? right('a reader') : left({ kind: 'unauthenticated' })
  const options = { say: () => undefined, ...(authenticated ? { authenticate } : {}) }
  const serving = await serveProviders(registry, options)
  if (isLeft(serving)) throw new Error(serving.left)
  onTestFinished(serving.right.stop)
  return { registry, scene, url: serving.right.url }
}

type Library = Awaited<ReturnType<typeof served>>['registry']

type LibraryClient = ReturnType<Client<Library, 'wire'>['provider']>

const holds = async (name: string, port: ProviderPort, scene: ProviderScene): Promise<void> => {
  const { passed, passedOver, failed } = await checkLaws(name, providerContract(port, scene))
  expect(failed.map(({ name: law, message }) => `${law}: ${message}`)).toEqual([])
  expect([passed.length, passedOver]).toEqual([16, 0])
}

describe('the contract of providers', () => {
  it('holds of tools over a right provider, whose functions hear no signal', async () => {
    const { provider, scene } = shelf()
    await holds('tools', portOf(provider.toTools()), scene)
  })

  it('holds over HTTP, of a client that has only the type of the registry', async () => {
    const { scene, url } = await served(false)
    await holds('client', portOver(createClient<Library>(url).provider('library')), scene)
  })

  it('holds over HTTP, of a client that has the registry, and proves who calls', async () => {
    const { registry, scene, url } = await served(true)
    const client = createClient(url, { registry, headers: { authorization: 'Bearer b-1' } })
    await holds('client', portOver(client.provider('library')), scene)
  })
})
