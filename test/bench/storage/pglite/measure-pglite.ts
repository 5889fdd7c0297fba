import { PGlite } from '@electric-sql/pglite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { briefer, type Effort } from '../../effort.js'
import { titleOf } from '../forms.js'
import { measureForm, printForm } from '../measure-form.js'
import { pgliteWays } from './ways.js'

const versionOf = async (database: PGlite): Promise<string> => {
  const { rows } = await database.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? 'unknown'
}

/** Commits in PGlite, which has one connection: more writers would wait for each other. */
export const measurePglite = async (effort: Effort): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'assent-bench-'))
  const database = await PGlite.create(join(folder, 'data'))
  try {
    console.log(`\nPGlite, PostgreSQL ${await versionOf(database)} in this process, in a folder as it is by default`)
    const form = { writers: 1, subjectsEach: 1 }
    printForm(titleOf(form), await measureForm(await pgliteWays(database), form, briefer(effort)), ['bare PGlite'])
  } finally {
    await database.close()
    await rm(folder, { recursive: true })
  }
}
