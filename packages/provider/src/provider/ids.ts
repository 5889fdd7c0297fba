/**
 * Names of tools are made of ids, and clients take `^[a-zA-Z0-9_.-]{1,64}$`. Without `_` in the id of a provider, no
 * two providers can make one name; with these lengths, none is too long.
 */
const providerId = /^[A-Za-z][A-Za-z0-9-]{0,23}$/
const ownId = /^[A-Za-z][A-Za-z0-9_-]{0,31}$/

/** May a provider be called so? */
export const isProviderId = (id: unknown): boolean => typeof id === 'string' && providerId.test(id)

/** May an entity type or an action be called so? */
export const isOwnId = (id: unknown): boolean => typeof id === 'string' && ownId.test(id)

/** The names of the tools that an entity type gets, after its provider's id. */
export const toolNamesOf = (entityType: string): readonly [search: string, get: string] => [
  `${entityType}_search`,
  `${entityType}_get`,
]
