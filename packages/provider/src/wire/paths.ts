/** Where providers are listed. */
export const providersPath = '/providers'

/** Where the OpenAPI document is. */
export const openApiPath = '/openapi.json'

// Ids are letters, digits, `_` and `-` where they are ours; a caller's may be anything, half a surrogate pair too.
const segment = (id: string): string => encodeURIComponent(id.toWellFormed())

/** Where a provider is described. */
const providerPath = (provider: string): string => `${providersPath}/${segment(provider)}`

const entityPath = (provider: string, type: string): string => `${providerPath(provider)}/entities/${segment(type)}`

/** Where records of a type are searched. */
export const searchPath = (provider: string, type: string): string => `${entityPath(provider, type)}/search`

/**
 * Where a record of a type is got. Its id goes into the query: no path keeps the ids `.` and `..`, and proxies read
 * `%2F` as they like.
 */
export const recordPath = (provider: string, type: string): string => `${entityPath(provider, type)}/record`

/** Where an action is run. */
export const actionPath = (provider: string, action: string): string =>
  `${providerPath(provider)}/actions/${segment(action)}`
