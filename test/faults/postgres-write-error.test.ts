import type { StoredExecuteRequest } from '@assent/shell'
import { postgresStore } from '@assent/shell/postgres'
import { dumpStore } from '@assent/testing'
import { isLeft } from 'fp-ts/lib/Either.js'
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { unprivilegedUser } from '../servers/postgres/unprivileged.js'
import { valueOf } from '../stores/schema-provider.js'
import { ownProvider } from './own-provider.js'
import { createMeter, meter, metersOn, reading, unwrap } from './process/meter.js'

const provider = await ownProvider()
const { own: server } = provider
afterAll(provider.remove)

/** More than a file of the server's own log, so that only tables run into it. */
const largestFile = 20 * 1024 * 1024

/** Lets the server and those who serve the store write no longer files than this. */
const limitFiles = async (bytes: number | 'unlimited'): Promise<void> => {
  const [pid = ''] = (await readFile(join(server.data, 'postmaster.pid'), 'utf8')).split('\n')
  const { rows } = await provider.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  )
  for (const one of [pid, ...rows.map((row) => String(row.pid))]) {
    await promisify(execFile)('prlimit', ['--pid', one, `--fsize=${bytes}:`], unprivilegedUser())
  }
}

/** A request that takes two million random characters, which do not shrink. */
const largeReading = (revision: number): StoredExecuteRequest => ({
  ...reading(`r-${revision}`, revision),
  arguments: { reader: randomBytes(1_000_000).toString('hex') },
})

describe('D-23: a write error by a limit of the file size, on PostgreSQL', () => {
  it.skipIf(process.platform !== 'linux')('keeps what was accepted, and goes on once it can write', async () => {
    const direct = await provider.open()
    const pool = provider.newPool({ max: 1 })
    const store = await valueOf(postgresStore({ pool, schema: provider.schemaOf(direct) }))
    const runtime = metersOn(store)
    await createMeter(runtime)
    await limitFiles(largestFile)
    for (let revision = 1; ; revision += 1) {
      const before = await dumpStore(store, [meter.entity])
      const request = largeReading(revision)
      const answer = await runtime.execute(request)()
      if (!isLeft(answer)) continue

      expect(revision).toBeGreaterThan(1)
      expect(answer.left).toMatchObject({ kind: 'store_backend', detail: expect.stringContaining('(XX000)') })
      expect(await dumpStore(store, [meter.entity])).toBe(before)
      await limitFiles('unlimited')
      expect(unwrap(await runtime.execute(request)())).toMatchObject({ replayed: false })
      expect(unwrap(await runtime.verify(meter)())).toMatchObject({ holds: true, decisions: revision + 1 })
      return
    }
  })
})
