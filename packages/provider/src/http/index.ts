export { providerFetch } from './provider-fetch.js'
export type { AccessRefusal, Authenticate, HttpOptions } from './http-options.js'
export { defaultHttpLimits, type HttpLimits } from './http-limits.js'
export type { ServedRegistry } from './service.js'
