import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../scripts/root.mjs'

/** How a server ended. */
export interface Ended {
  readonly code: number | null
  readonly standardOutput: string
}

/** `entity mcp` that listens, as a child process. */
export interface Listening {
  readonly url: string
  readonly standardError: () => string
  readonly stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<Ended>
}

/** Starts `entity mcp --http`, and waits until it says where it listens. */
export const listening = async (flags: readonly string[]): Promise<Listening> => {
  const child = spawn(process.execPath, [join(root, 'apps/entity/bin/entity.js'), 'mcp', ...flags])
  let standardOutput = ''
  let standardError = ''
  child.stdout.on('data', (chunk: Buffer) => (standardOutput += chunk.toString()))
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => resolve({ code, standardOutput }))
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      standardError += chunk.toString()
      const [, found] = /^listening at (\S+)$/m.exec(standardError) ?? []
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`it does not listen: ${standardError}`)))
  })
  return {
    url,
    standardError: () => standardError,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal)
      return ended
    },
  }
}
