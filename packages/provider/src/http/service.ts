import type { ProviderRegistry } from '../provider/provider-registry.js'
import { httpLimitsOf, type HttpLimits } from './http-limits.js'
import type { HttpOptions } from './http-options.js'

/** What a service over HTTP reads of a registry. */
export type ServedRegistry = Pick<ProviderRegistry<unknown>, 'provider' | 'list'>

/** What the routes of one service share. */
export interface Service {
  readonly registry: ServedRegistry
  readonly basePath: string
  readonly about: { readonly title: string; readonly version: string }
  readonly limits: HttpLimits
  readonly onFault: (fault: unknown) => void
}

const drop = (): void => undefined

/** What is told of a fault, must not become one. */
const quietly =
  (tell: (fault: unknown) => void) =>
  (fault: unknown): void => {
    try {
      tell(fault)
    } catch {
      // It has nowhere to go.
    }
  }

const isBasePath = (path: string): boolean => /^(\/[\w.~-]+)*$/.test(path)

/** The service that options describe; a wrong one is a bug of its author, and throws. */
export const serviceOf = (registry: ServedRegistry, options: HttpOptions): Service => {
  const { basePath = '', about = { title: 'Providers', version: '1' }, limits, onFault = drop } = options
  if (!isBasePath(basePath)) throw new TypeError('the HTTP service: `basePath` is no path such as `/api`')
  return { registry, basePath, about, limits: httpLimitsOf(limits), onFault: quietly(onFault) }
}
