import { postgresStore } from '@assent/shell/postgres'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, describe, it } from 'vitest'
import { valueOf } from '../stores/schema-provider.js'
import { whileWritersWork } from './at-work/while-writers-work.js'
import { createMeters } from './joint-reading.js'
import { ownProvider } from './own-provider.js'
import { metersOn } from './process/meter.js'

const provider = await ownProvider()
const { own: server } = provider
afterAll(provider.remove)

/** One of the server's own processes is killed, upon which it ends all others and recovers. */
const killOneProcess = async (): Promise<void> => {
  const client = new pg.Client(provider.url)
  client.on('error', () => undefined)
  await client.connect()
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid(), random() limit 1',
  )
  for (const { pid } of rows) process.kill(pid, 'SIGKILL')
  await ended
}

const disturbances = [
  {
    what: 'is stopped as in a crash and started',
    times: 15,
    disturb: () => server.stop('immediate').then(server.start),
  },
  { what: 'is shut down and started', times: 5, disturb: () => server.stop('fast').then(server.start) },
  { what: 'loses a process by kill -9', times: 8, disturb: killOneProcess },
]

describe('while writers work, the server of PostgreSQL', () => {
  it.for(disturbances)('$what: no commit is lost, and none is there twice', async (given, { annotate }) => {
    const { what, times, disturb } = given
    const direct = await provider.open()
    await createMeters(metersOn(direct))
    const pool = provider.newPool({ max: 5 })
    const store = await valueOf(postgresStore({ pool, schema: provider.schemaOf(direct), patience: 2000 }))
    const report = await whileWritersWork(store, async (stored) => {
      for (let round = 0; round < times; round += 1) {
        await stored(10)
        await pause(round)
        await disturb()
      }
      await stored(10)
    })
    await annotate(`${times} times it ${what}; ${report}`)
  })
})
