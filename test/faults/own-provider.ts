import { startOwnPostgres, type OwnPostgres } from '../servers/postgres/own-server.js'
import { postgresProvider, type PostgresProvider } from '../stores/postgres-provider.js'

/** Stores on a server that tests may stop and start; removed with its stores. */
export interface OwnProvider extends PostgresProvider {
  readonly own: OwnPostgres
}

/**
 * Starts a server for tests that stop it. It does not flush to disk: that helps where the machine fails, not where the
 * server does, and every start after a crash would begin with it.
 */
export const ownProvider = async (): Promise<OwnProvider> => {
  const own = await startOwnPostgres({ fsync: 'off' })
  console.log(`server: ${own.name}`)
  const { name, url, remove: release } = own
  return { ...(await postgresProvider({ name, use: () => Promise.resolve({ name, url, release }) })), own }
}
