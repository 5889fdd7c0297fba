import { createDatabase as createMysqlDatabase } from '../servers/mysql/database.js'
import { mysqlUrl } from '../servers/mysql/servers.js'
import { createDatabase as createPostgresDatabase } from '../servers/postgres/database.js'
import { postgresServers } from '../servers/postgres/servers.js'

/** An empty database while the program of a document uses it. */
interface Lent {
  readonly url: string
  readonly giveBack: () => Promise<void>
}

/** Lends a database of its server, or nothing where there is no such server. */
export type Lend = () => Promise<Lent | undefined>

const lendPostgres: Lend = async () => {
  const server = await postgresServers()[0]?.use()
  if (server === undefined) return undefined
  const { url, drop } = await createPostgresDatabase(server.url)
  return {
    url,
    giveBack: async () => {
      await drop()
      await server.release()
    },
  }
}

const lendMysql: Lend = async () => {
  const server = mysqlUrl()
  if (server === undefined) return undefined
  const { url, drop } = await createMysqlDatabase(server)
  return { url, giveBack: drop }
}

/** By the variable in which a program finds the address of what it was lent. */
export type Lenders = Readonly<Record<string, Lend>>

/** What a block may need. */
export const lenders: Lenders = { POSTGRES_URL: lendPostgres, MYSQL_URL: lendMysql }

/** The variables of the databases that are there. */
export type Addresses = Readonly<Record<string, string>>

/** Works with a database for each of the variables whose server is there, and removes them afterwards. */
export const withDatabases = async <A>(
  variables: readonly string[],
  lend: Lenders,
  work: (addresses: Addresses) => Promise<A>,
): Promise<A> => {
  const lent: (Lent & { readonly variable: string })[] = []
  try {
    for (const variable of variables) {
      const database = await lend[variable]?.()
      if (database !== undefined) lent.push({ variable, ...database })
    }
    return await work(Object.fromEntries(lent.map(({ variable, url }) => [variable, url])))
  } finally {
    for (const { giveBack } of lent) await giveBack()
  }
}
