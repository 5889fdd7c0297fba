import { PGlite } from '@electric-sql/pglite'

/** Starts a PGlite in memory, and says on the terminal which version it is. */
export const startPglite = async (): Promise<PGlite> => {
  const database = await PGlite.create()
  const { rows } = await database.query<{ server_version: string }>('show server_version')
  console.log(`server: PostgreSQL ${rows[0]?.server_version ?? 'unknown'}, in this process as PGlite`)
  return database
}
