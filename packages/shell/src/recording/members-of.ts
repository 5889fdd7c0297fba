/** Nothing else: no list, and no Proxy that throws. */
export const isObject = (value: unknown): value is object => {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/**
 * The members of what should be an object, each read once: what its accessors or a Proxy would answer later is not
 * asked. Of anything else, or where reading throws, none: each is then missing by its own name.
 */
export const membersOf = (value: unknown): { readonly [name: string]: unknown } => {
  try {
    return typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
