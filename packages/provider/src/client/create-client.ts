import type { Client, TypedRegistry } from './client.js'
import { clientContext } from './client-context.js'
import type { ClientOptions, DecodingOptions } from './client-options.js'
import { callsOf } from './provider-calls.js'
import { noRestorers, restorersOf } from './restorers.js'

/** Calls of a service, with the types of the registry that it serves. */
export interface CreateClient {
  /** With a registry: its codecs decode and check every result. */
  <R extends TypedRegistry>(url: string, options: DecodingOptions<R>): Client<R, 'decoded'>
  /** With the type of one: results are JSON as it travels. */
  <R extends TypedRegistry>(url: string, options?: ClientOptions & { readonly registry?: never }): Client<R, 'wire'>
}

/**
 * Calls providers that are served over HTTP, by `providerFetch` of `@assent/provider/http`. Which providers, entity
 * types and actions there are, and of what types, the type of the registry tells: `typeof registry` is enough, and the
 * registry itself need not be there. Then results are what travels, which for most schemas is what they decode; where a
 * codec makes something else of it, such as a date, give the registry, whose codecs decode and check every result.
 *
 * It needs no more than `fetch`. An address that is none throws; every other error is a value: see `ClientError`.
 *
 * @example
 * const client = createClient<typeof registry>('https://calendar.example')
 * const event = await client.provider('acme').get('calendarEvent', 'e-1')()
 */
export const createClient: CreateClient = (url: string, options: ClientOptions | DecodingOptions<unknown> = {}) => {
  const context = clientContext(url, options)
  const registry = 'registry' in options ? options.registry : undefined
  const restorers = registry === undefined ? noRestorers : restorersOf(registry)
  // The types of what comes follow from the registry's.
  return { provider: (id: string) => callsOf({ context, restorers, provider: id }) as never }
}
