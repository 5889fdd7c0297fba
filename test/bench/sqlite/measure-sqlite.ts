import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Effort } from '../effort.js'
import { ownSubjects, titleOf } from '../storage/forms.js'
import { fillSqlite } from '../storage/growth/fill-sqlite.js'
import { measureStoreGrowth } from '../storage/growth/measure-growth.js'
import { measureForm, printForm } from '../storage/measure-form.js'
import type { Form } from '../storage/workload.js'
import { sqliteWays } from './ways.js'

const inFolder = async (work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const measureCommits = async (folder: string, form: Form, effort: Effort): Promise<void> => {
  const { ways, close } = await sqliteWays(folder)
  try {
    printForm(titleOf(form), await measureForm(ways, form, effort), ['bare better-sqlite3'])
  } finally {
    await close()
  }
}

const versionOf = (): string => {
  const database = new Database(':memory:')
  const row = database.prepare<[], { version: string }>('select sqlite_version() as version').get()
  database.close()
  return row?.version ?? 'unknown'
}

/** Commits on a SQLite file against the adapter's own statements, prepared, through the bare driver. */
export const measureSqlite = async (effort: Effort): Promise<void> => {
  console.log(`SQLite ${versionOf()}, journal_mode wal, synchronous full`)
  for (const form of ownSubjects) await inFolder((folder) => measureCommits(folder, form, effort))
  console.log("\nAim: `commit` at 80 % of the bare driver's rate")
  await inFolder((folder) =>
    measureStoreGrowth((records) => fillSqlite(join(folder, `${records}.db`), records), effort),
  )
}
