import pg from 'pg'
import { startOwnPostgres } from '../../../servers/postgres/own-server.js'
import { versionOf, type PostgresServer } from '../../../servers/postgres/server.js'

/** A server while it is measured. */
export interface MeasuredServer extends PostgresServer {
  readonly release: () => Promise<void>
}

/** The server that the environment names, else one of this run with PostgreSQL's own settings: it flushes to disk. */
export const serverToMeasure = async (): Promise<MeasuredServer> => {
  const url = process.env['ASSENT_POSTGRES_URL'] ?? ''
  if (url === '') {
    const own = await startOwnPostgres()
    return { name: own.name, url: own.url, release: own.remove }
  }
  const name = `PostgreSQL ${await versionOf(url)}, named by ASSENT_POSTGRES_URL`
  return { name, url, release: () => Promise.resolve() }
}

const shown = ['fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes', 'shared_buffers']

/** What decides how long a commit waits for the disk, as `fsync on`. */
export const settingsOf = async (url: string): Promise<string> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string; value: string }>(
      'select name, current_setting(name) as value from unnest($1::text[]) as name',
      [shown],
    )
    return rows.map(({ name, value }) => `${name} ${value}`).join(', ')
  } finally {
    await client.end()
  }
}
