import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { pgliteWays, schemas } from '../storage/pglite/ways.js'
import { contentOf, recordsStored, storeInto, tables } from './storage-rows.js'

const contentIn = async (database: PGlite, schema: string): Promise<readonly (readonly string[])[]> => {
  const content: (readonly string[])[] = []
  for (const table of tables) {
    const { rows } = await database.query<{ row: string }>(
      `select to_jsonb(held) as row from ${schema}.assent_${table} held`,
    )
    content.push(contentOf(rows.map(({ row }) => Object(row) as object)))
  }
  return content
}

it('bare driver, `commit` and `execute` leave the same rows in PGlite', { timeout: 60_000 }, async () => {
  const database = await PGlite.create()
  for (const way of await pgliteWays(database)) await storeInto(way)
  const [definitions, instances, records] = await contentIn(database, schemas.commit)
  expect([definitions?.length, instances?.length, records?.length]).toEqual([1, 6, recordsStored])
  expect(await contentIn(database, schemas.bare)).toEqual([definitions, instances, records])
  expect(await contentIn(database, schemas.execute)).toEqual([definitions, instances, records])
  await database.close()
})
