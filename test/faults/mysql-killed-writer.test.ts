import { migrate, mysqlStore } from '@assent/shell/mysql'
import { createPool } from 'mysql2/promise'
import { expect, it } from 'vitest'
import { createDatabase } from '../servers/mysql/database.js'
import { describeMysql } from '../servers/mysql/servers.js'
import { killWriters } from './kill-writers.js'
import { meter, metersOn, unwrap } from './process/meter.js'

describeMysql('a writer that is killed in the middle of its work', (url) => {
  it('S-9: leaves every acknowledged commit exactly once; a retry settles the last one', async ({ annotate }) => {
    const database = await createDatabase(url)
    const pool = createPool(database.url)
    try {
      unwrap(await migrate({ pool })())
      const runtime = metersOn(unwrap(await mysqlStore({ pool })()))
      const report = await killWriters(database.url, runtime, 30)
      expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true })
      await annotate(report)
    } finally {
      await pool.end()
      await database.drop()
    }
  })
})
