/** A server that `--store` may name by an address. */
export type Server = 'postgres' | 'mysql'

const servers: { readonly [scheme: string]: Server } = {
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
  'mysql:': 'mysql',
}

const schemeOf = (name: string): string | undefined => /^([a-z][a-z0-9+.-]+:)\/\//i.exec(name)?.[1]?.toLowerCase()

const serverAt = (scheme: string): Server | undefined => (Object.hasOwn(servers, scheme) ? servers[scheme] : undefined)

/** The server that a name is the address of; nothing of a name that is a file's. */
export const serverOf = (name: string): Server | undefined => serverAt(schemeOf(name) ?? '')

const isReadable = (address: string): boolean => {
  try {
    const { username, password, pathname } = new URL(address)
    // A driver decodes them.
    return [username, password, pathname].map(decodeURIComponent).every((part) => part.isWellFormed())
  } catch {
    return false
  }
}

/** What is wrong with the name of a store. No fault repeats an address, which may hold a password. */
export const storeFault = (name: string): string | undefined => {
  const scheme = schemeOf(name)
  if (scheme === undefined) return undefined
  if (serverAt(scheme) === undefined) {
    return '`--store` takes the path of a SQLite file, or an address that starts with `postgres://` or `mysql://`'
  }
  return isReadable(name) ? undefined : 'the address of `--store` cannot be read'
}
