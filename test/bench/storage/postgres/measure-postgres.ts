import { createDatabase, type TestDatabase } from '../../../servers/postgres/database.js'
import type { Effort } from '../../effort.js'
import { ownSubjects, scattered, titleOf } from '../forms.js'
import { fillPostgres } from '../growth/fill-postgres.js'
import { measureStoreGrowth } from '../growth/measure-growth.js'
import { measureForm, printForm } from '../measure-form.js'
import { printTraffic, trafficThrough } from '../traffic.js'
import type { Form } from '../workload.js'
import { serverToMeasure, settingsOf } from './server.js'
import { postgresWays } from './ways.js'

const inDatabase = async (server: string, work: (database: TestDatabase) => Promise<void>): Promise<void> => {
  const database = await createDatabase(server)
  try {
    await work(database)
  } finally {
    await database.drop()
  }
}

const measureCommits = async (url: string, form: Form, effort: Effort): Promise<void> => {
  const { ways, close } = await postgresWays(url, form.writers)
  try {
    printForm(titleOf(form), await measureForm(ways, form, effort), ['bare pg', 'Emmett'])
  } finally {
    await close()
  }
}

/** Commits on a server of PostgreSQL. */
export const measurePostgres = async (effort: Effort): Promise<void> => {
  const { name, url, release } = await serverToMeasure()
  try {
    console.log(`${name}: ${await settingsOf(url)}`)
    for (const form of [...ownSubjects, scattered]) {
      await inDatabase(url, (database) => measureCommits(database.url, form, effort))
    }
    console.log("\nAims at 16 writers: `commit` at 80 % of the bare driver's rate, and at 2.5 times Emmett's")
    await inDatabase(url, async (database) =>
      printTraffic(await trafficThrough(database.url, 5432, (through) => postgresWays(through, 1))),
    )
    await inDatabase(url, (database) => measureStoreGrowth((records) => fillPostgres(database.url, records), effort))
  } finally {
    await release()
  }
}
