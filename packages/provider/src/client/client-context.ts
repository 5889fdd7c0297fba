import type { ClientOptions } from './client-options.js'

/** What the calls of one client share. */
export interface ClientContext {
  /** Without a `/` at its end. */
  readonly url: string
  readonly headers: () => Promise<Headers>
  readonly timeout: number
  readonly largestAnswer: number
  readonly fetch: typeof fetch
}

/** The address of a service. What else an address may hold has no meaning here, and its password no place. */
const readAddress = (url: string): string => {
  const { protocol, username, password, search, hash, origin, pathname } = new URL(url)
  const isPlain = /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
  if (!isPlain) throw new TypeError('the client: the address has to be that of a service over http or https')
  return `${origin}${pathname}`.replace(/\/+$/, '')
}

/** What options make of an address; an address that is none is a bug of the caller's, and throws. */
export const clientContext = (url: string, options: ClientOptions): ClientContext => {
  const { headers = {}, timeout = 60_000, largestAnswer = 16 * 1024 * 1024, fetch = globalThis.fetch } = options
  return {
    url: readAddress(url),
    headers: async () => new Headers(typeof headers === 'function' ? await headers() : headers),
    timeout,
    largestAnswer,
    fetch: (...asked) => fetch(...asked),
  }
}
