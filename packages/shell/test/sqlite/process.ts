import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { StoreError } from '../../src/index.js'

/** What a writer in a process of its own did, one after the other. */
export interface Written {
  readonly accepted: readonly string[]
  readonly error: StoreError | null
}

const here = import.meta.dirname

const outputOf = (command: string, parameters: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile(command, parameters, (error, output) => {
      if (error === null) resolve(output)
      else reject(new Error(`${command} failed`, { cause: error }))
    })
  })

const writer = (file: string, prefix: string, count: number): string[] => [
  join(here, 'writer.mjs'),
  file,
  prefix,
  String(count),
]

/** Creates parcels in a process of its own, until one is refused. */
export const write = async (file: string, prefix: string, count: number): Promise<Written> =>
  JSON.parse(await outputOf(process.execPath, writer(file, prefix, count))) as Written

// The modes of a file are no hindrance to the root user: the process then becomes another.
const another = process.getuid?.() === 0 ? ['65534'] : []

/** The same in a process that is not the root user's. */
export const writeUnprivileged = async (file: string, prefix: string, count: number): Promise<Written> =>
  JSON.parse(await outputOf(process.execPath, [...writer(file, prefix, count), ...another])) as Written

/** The same in a process that may write files of so many blocks of 512 bytes and no larger. */
export const writeWithin = async (blocks: number, file: string, prefix: string, count: number): Promise<Written> => {
  const limited = ['-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', process.execPath, ...writer(file, prefix, count)]
  return JSON.parse(await outputOf('sh', limited)) as Written
}

/** What two processes that executed on one subject at the same time counted. */
export interface Raced {
  readonly won: readonly number[]
  readonly conflicts: number
  readonly others: readonly StoreError[]
}

export const race = async (file: string, name: string, attempts: number): Promise<Raced> =>
  JSON.parse(await outputOf(process.execPath, [join(here, 'racer.mjs'), file, name, String(attempts)])) as Raced
