import { openSqliteStore } from '@assent/shell/sqlite'
import { toError } from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { getSystemErrorMap } from 'node:util'
import type { World } from './world.js'

// The names that Node gives, such as "no such file or directory", without the call and the path.
const describe = (error: NodeJS.ErrnoException): string =>
  getSystemErrorMap().get(error.errno ?? 0)?.[1] ?? error.message

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

const text = (read: () => Promise<Uint8Array>): TE.TaskEither<string, string> =>
  TE.tryCatch(
    async () => decode(await read()),
    (error) => (error instanceof TypeError ? 'it is not UTF-8' : describe(toError(error))),
  )

const writeTo = (stream: NodeJS.WriteStream, written: string): TE.TaskEither<string, void> =>
  TE.tryCatch(
    () =>
      new Promise<void>((resolve, reject) => {
        // Whoever closed the pipe wants no more: that is no fault of the command.
        const done = (error?: NodeJS.ErrnoException | null): void =>
          error === undefined || error === null || error.code === 'EPIPE' ? resolve() : reject(error)
        stream.write(written, done)
      }),
    (error) => describe(toError(error)),
  )

/** The world of this process. */
export const nodeWorld = (process: NodeJS.Process): World => {
  // The write's own callback answers for a failure; without a listener the event would end the process.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  return {
    readFile: (path) => text(() => readFile(path)),
    readStandardInput: text(() => buffer(process.stdin)),
    openStore: (file) => openSqliteStore({ file }),
    write: (standardOutput, standardError) =>
      TE.apSecond(writeTo(process.stdout, standardOutput))(writeTo(process.stderr, standardError)),
  }
}
