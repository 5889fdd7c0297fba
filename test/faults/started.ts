import { spawn, type ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'

/** A program of `process/` in a process of its own. */
export interface Started {
  readonly process: ChildProcessByStdio<Writable, Readable, null>
  /** Waits until what it printed so far is enough, or it has ended. */
  readonly until: (isEnough: (printed: string) => boolean) => Promise<void>
  /** Everything that it printed, once it has ended. */
  readonly printed: Promise<string>
}

/** Starts one of the built programs. */
export const start = (program: string, ...args: readonly string[]): Started => {
  const file = join(import.meta.dirname, '../dist/faults/process', `${program}.js`)
  const child = spawn(process.execPath, [file, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  let text = ''
  let hasEnded = false
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = once(child, 'close').then(() => (hasEnded = true))
  return {
    process: child,
    until: async (isEnough) => {
      while (!hasEnded && !isEnough(text)) await Promise.race([once(child.stdout, 'data'), ended])
    },
    printed: ended.then(() => text),
  }
}
