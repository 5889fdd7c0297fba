import { StoredRuntime } from '@assent/shell'
import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { files, sqliteWays } from '../sqlite/ways.js'
import { registryOfInvoices, valueOf } from '../storage/decided.js'
import { fillSqlite } from '../storage/growth/fill-sqlite.js'
import { copyId } from '../storage/growth/subjects.js'
import { contentOf, recordsStored, storeInto, tables } from './storage-rows.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assent-bench-test-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const contentIn = (file: string): readonly (readonly string[])[] => {
  const database = new Database(join(folder, file))
  const content = tables.map((table) => contentOf(database.prepare<[], object>(`select * from assent_${table}`).all()))
  database.close()
  return content
}

describe('what is measured on SQLite', () => {
  it('bare driver, `commit` and `execute` leave the same rows', async () => {
    const { ways, close } = await sqliteWays(folder)
    for (const way of ways) await storeInto(way)
    await close()
    const [definitions, instances, records] = contentIn(files.commit)
    expect([definitions?.length, instances?.length, records?.length]).toEqual([1, 6, recordsStored])
    expect(contentIn(files.bare)).toEqual([definitions, instances, records])
    expect(contentIn(files.foreign)).toEqual([definitions, instances, records])
    expect(contentIn(files.execute)).toEqual([definitions, instances, records])
  })

  it('a store that was filled holds in every part', async () => {
    const { store, close } = await fillSqlite(join(folder, 'filled.db'), 30)
    const runtime = StoredRuntime.of({ registry: registryOfInvoices(), store })
    for (const id of [copyId(0), copyId(1), copyId(2)]) {
      expect(valueOf(await runtime.verify({ entity: 'invoice', id })())).toMatchObject({ holds: true, decisions: 10 })
    }
    expect(valueOf(await store.ids('invoice')()).items).toHaveLength(3)
    await close()
  })
})
