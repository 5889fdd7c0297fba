import { defaultLimits } from '@assent/kernel'
import { left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { getSystemErrorMap } from 'node:util'

/** The system's own words, such as "no such file or directory", without the call and the path. */
export const describeFault = (error: NodeJS.ErrnoException): string => {
  if (error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'it is not UTF-8'
  return getSystemErrorMap().get(error.errno ?? 0)?.[1] ?? error.message
}

// A character is at most three bytes; which text is too long, its reader says (D-5).
const mostBytes = 3 * defaultLimits.textLength

const decode = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)

/** All text of a stream, or why it cannot be read. An endless one is left. */
export const readText =
  (open: () => AsyncIterable<unknown>): TaskEither<string, string> =>
  async () => {
    const chunks: Uint8Array[] = []
    let length = 0
    try {
      for await (const chunk of open() as AsyncIterable<Uint8Array>) {
        chunks.push(chunk)
        length += chunk.length
        if (length > mostBytes) return left(`it is longer than ${defaultLimits.textLength} characters`)
      }
      return right(decode(Buffer.concat(chunks)))
    } catch (error) {
      return left(describeFault(error as NodeJS.ErrnoException))
    }
  }

/** Writes all of a text, or says why the stream does not take it. */
export const writeText =
  (stream: NodeJS.WriteStream) =>
  (text: string): TaskEither<string, void> =>
  () =>
    new Promise((resolve) => {
      stream.write(text, (error?: NodeJS.ErrnoException | null) => {
        // Whoever closed the pipe wants no more: that is no fault of the command.
        const isTaken = error === undefined || error === null || error.code === 'EPIPE'
        resolve(isTaken ? right(undefined) : left(describeFault(error)))
      })
    })

/** Writes a line over the one before it, where the stream is a terminal: nothing else can take it away again. */
export const progressOn =
  (stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>) =>
  (line: string): void => {
    if (stream.isTTY) stream.write(`\r\u001b[K${line}`)
  }
