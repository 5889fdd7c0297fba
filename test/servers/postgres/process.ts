import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { User } from './unprivileged.js'

/** How a server ends: `fast` undoes what is open and writes all to disk; `immediate` stops at once, as in a crash. */
export type Stop = 'fast' | 'immediate'

const signals: { readonly [how in Stop]: NodeJS.Signals } = { fast: 'SIGINT', immediate: 'SIGQUIT' }

/** A running server. */
export interface Running {
  /** Of the process from which all others of the server come. */
  readonly pid: number
  /** Ends it and waits until it has. */
  readonly stop: (how: Stop) => Promise<void>
}

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client(url)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

// No server outlives the tests, however they end: whoever ends them closes this pipe, even by a signal nobody hears.
const endWithTests = (child: ChildProcess): void => {
  const guard = spawn('/bin/sh', ['-c', `cat > /dev/null; kill -QUIT ${child.pid ?? ''}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.on('error', () => undefined)
  guard.unref()
  child.once('exit', () => guard.kill())
}

/** Starts a server and waits until it answers at the URL. */
export const startProcess = async (
  program: string,
  args: readonly string[],
  user: User,
  url: string,
): Promise<Running> => {
  const child = spawn(program, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-10_000)))
  endWithTests(child)
  while (!(await answers(url))) {
    if (hasEnded(child)) throw new Error(`the server did not start:\n${said}`)
    await pause(20)
  }
  return {
    pid: child.pid ?? 0,
    stop: async (how) => {
      if (hasEnded(child)) return
      const ended = once(child, 'exit')
      child.kill(signals[how])
      await ended
    },
  }
}
