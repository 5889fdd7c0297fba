import { migrate, postgresStore } from '@assent/shell/postgres'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { startOwnPostgres } from '../servers/postgres/own-server.js'
import { killWriters } from './kill-writers.js'
import { meter, metersOn, unwrap } from './process/meter.js'

describe('a writer that is killed in the middle of its work on PostgreSQL', () => {
  it('S-9: leaves every acknowledged commit exactly once; a retry settles the last one', async ({ annotate }) => {
    const server = await startOwnPostgres()
    console.log(`server: ${server.name}`)
    const pool = new pg.Pool({ connectionString: server.url })
    try {
      unwrap(await migrate({ pool })())
      const runtime = metersOn(unwrap(await postgresStore({ pool })()))
      const report = await killWriters(server.url, runtime, 25)
      expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true })
      await annotate(report)
    } finally {
      await pool.end()
      await server.remove()
    }
  })
})
