import { createPool, type RowDataPacket } from 'mysql2/promise'
import { createDatabase, serverNameOf, type TestDatabase } from '../../../servers/mysql/database.js'
import { briefer, type Effort } from '../../effort.js'
import { ownSubjects, titleOf } from '../forms.js'
import { measureForm, printForm } from '../measure-form.js'
import { printTraffic, trafficThrough } from '../traffic.js'
import type { Form } from '../workload.js'
import { mysqlWays } from './ways.js'

const inDatabase = async (server: string, work: (database: TestDatabase) => Promise<void>): Promise<void> => {
  const database = await createDatabase(server)
  try {
    await work(database)
  } finally {
    await database.drop()
  }
}

const shown = ['innodb_flush_log_at_trx_commit', 'log_bin', 'sync_binlog', 'innodb_buffer_pool_size']

/** What decides how long a commit waits for the disk. */
const settingsOf = async (uri: string): Promise<string> => {
  const pool = createPool(uri)
  try {
    const names = shown.map((name) => `'${name}'`).join(', ')
    const [rows] = await pool.query<RowDataPacket[]>(`show variables where variable_name in (${names})`)
    return rows.map((row) => `${String(row['Variable_name'])} ${String(row['Value'])}`).join(', ')
  } finally {
    await pool.end()
  }
}

const measureCommits = async (url: string, form: Form, effort: Effort): Promise<void> => {
  const { ways, close } = await mysqlWays(url, form.writers)
  try {
    printForm(titleOf(form), await measureForm(ways, form, briefer(effort)), ['bare mysql2'])
  } finally {
    await close()
  }
}

/** Commits on the server of MySQL or MariaDB that the environment names, where it names one. */
export const measureMysql = async (effort: Effort): Promise<void> => {
  const url = process.env['ASSENT_MYSQL_URL'] ?? ''
  if (url === '') {
    console.log('\nMySQL: not measured, since ASSENT_MYSQL_URL names no server')
    return
  }
  console.log(`\n${await serverNameOf(url)}, named by ASSENT_MYSQL_URL: ${await settingsOf(url)}`)
  for (const form of ownSubjects) await inDatabase(url, (database) => measureCommits(database.url, form, effort))
  await inDatabase(url, async (database) =>
    printTraffic(await trafficThrough(database.url, 3306, (through) => mysqlWays(through, 1))),
  )
}
