import type { Awaitable } from '../entity/entity-type.js'
import type { ProviderRegistry } from '../provider/provider-registry.js'

/** Headers of a request, by their names. */
export type HeadersGiven = Headers | Readonly<Record<string, string>>

/** How a service is called. */
export interface ClientOptions {
  /** Sent with every request: what proves who calls. A function is asked each time. */
  readonly headers?: HeadersGiven | (() => Awaitable<HeadersGiven>)
  /** Milliseconds that a call takes at most: 60 000 where it is left out. */
  readonly timeout?: number
  /** Bytes of an answer: 16 MiB where it is left out. */
  readonly largestAnswer?: number
  /** The host's own where it is left out. */
  readonly fetch?: typeof fetch
}

/** The same with a registry whose codecs decode what comes. */
export interface DecodingOptions<R> extends ClientOptions {
  /** The service's own, or one of the same definitions: their functions are never called. */
  readonly registry: R & Pick<ProviderRegistry<unknown>, 'provider'>
}
