import pg from 'pg'

/** A server on which tests may make databases. */
export interface PostgresServer {
  /** As tests name it, such as `PostgreSQL 18.4, started by this run`. */
  readonly name: string
  /** Of its database `postgres`, or of that which the environment names. */
  readonly url: string
}

/** What a server says of its version. */
export const versionOf = async (url: string): Promise<string> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}
