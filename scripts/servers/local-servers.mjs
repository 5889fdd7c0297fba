import { createConnection } from 'mysql2/promise'
import pg from 'pg'

/**
 * A server that may run where this runs, and lets in whoever is here without a password.
 *
 * @typedef {{ variable: string, url: string, version: (url: string) => Promise<string> }} Candidate
 */

/** How long a server may take to answer, in milliseconds. */
const patience = 3000

/** @type {Candidate['version']} */
const askPostgres = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patience })
  // A connection that ends by itself says so here too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query('show server_version')
    return `PostgreSQL ${rows[0].server_version}`
  } finally {
    await client.end()
  }
}

/** @type {Candidate['version']} */
const askMysql = async (url) => {
  const connection = await createConnection({ uri: url, connectTimeout: patience })
  try {
    const [rows] = await connection.query('select version() as version')
    return /** @type {{ version: string }[]} */ (rows)[0]?.version ?? 'of an unknown version'
  } finally {
    await connection.end()
  }
}

/** @type {Candidate[]} */
const candidates = [
  { variable: 'ASSENT_POSTGRES_URL', url: 'postgres://postgres@127.0.0.1:5432/postgres', version: askPostgres },
  { variable: 'ASSENT_MYSQL_URL', url: 'mysql://root@127.0.0.1:3306', version: askMysql },
]

/** @type {(candidate: Candidate) => Promise<string | undefined>} */
const versionOf = async ({ url, version }) => {
  try {
    return await version(url)
  } catch {
    return undefined
  }
}

/**
 * Names the local servers that answer, in the variables that tests read, unless they name others already; says which.
 *
 * @param {NodeJS.ProcessEnv} environment
 */
export const nameLocalServers = async (environment) => {
  for (const candidate of candidates) {
    const { variable, url } = candidate
    if (environment[variable]) continue
    const version = await versionOf(candidate)
    if (version !== undefined) environment[variable] = url
    console.log(version === undefined ? `${variable}: no local server answers` : `${variable}: ${version}, at ${url}`)
  }
}
