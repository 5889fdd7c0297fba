import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise'
import { expect, it } from 'vitest'
import { createDatabase } from '../../servers/mysql/database.js'
import { describeMysql } from '../../servers/mysql/servers.js'
import { mysqlWays, prefixes } from '../storage/mysql/ways.js'
import { contentOf, recordsStored, storeInto, tables } from './storage-rows.js'

const contentIn = async (pool: Pool, prefix: string): Promise<readonly (readonly string[])[]> => {
  const content: (readonly string[])[] = []
  for (const table of tables) {
    const [rows] = await pool.query<RowDataPacket[]>(`select * from ${prefix}${table}`)
    content.push(contentOf(rows))
  }
  return content
}

describeMysql('what is measured', (url) => {
  it('bare driver, `commit` and `execute` leave the same rows', { timeout: 60_000 }, async () => {
    const database = await createDatabase(url)
    const { ways, close } = await mysqlWays(database.url, 3)
    for (const way of ways) await storeInto(way)
    await close()
    const pool = createPool(database.url)
    const [definitions, instances, records] = await contentIn(pool, prefixes.commit)
    expect([definitions?.length, instances?.length, records?.length]).toEqual([1, 6, recordsStored])
    expect(await contentIn(pool, prefixes.bare)).toEqual([definitions, instances, records])
    expect(await contentIn(pool, prefixes.execute)).toEqual([definitions, instances, records])
    await pool.end()
    await database.drop()
  })
})
