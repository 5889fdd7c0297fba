import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The built command. */
export const main = join(import.meta.dirname, '..', 'bin', 'entity.js')

/** A definition file of these tests. */
export const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name)

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as a child process, with a text on its standard input where it is given one. */
export const entity = (args: readonly string[], input = ''): Ran => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', input })
  return { code: status, out: stdout, err: stderr }
}

/** A new folder, removed after the test. */
export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'assent-entity-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A store file that is not there yet. */
export const newStore = (): string => join(newFolder(), 'tickets.db')

/** The flags of a recording by nobody. */
export const recording = (recordId: string): readonly string[] => [
  '--record-id',
  recordId,
  '--recorded-at',
  '2027-03-01T08:00:00Z',
  '--no-actor',
]

const ticket = ['--definition', fixture('ticket.yaml')]

export const createTicket = (store: string, id: string, ...flags: readonly string[]): Ran =>
  entity([
    'create',
    ...ticket,
    '--store',
    store,
    '--id',
    id,
    '--fields',
    '{"title": "lamp"}',
    ...recording(`create-${id}`),
    ...flags,
  ])

export const executeTicket = (store: string, id: string, operation: string, ...flags: readonly string[]): Ran =>
  entity(['execute', ...ticket, '--store', store, '--id', id, '--operation', operation, ...flags])
