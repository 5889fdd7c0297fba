import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { progressOn, readText, writeText } from './node-streams.js'
import { saveFile } from './save-file.js'
import { saveFolder } from './save-folder.js'
import { openStore } from './stores/open-store.js'
import type { World } from './world.js'

const untilStopped = (process: NodeJS.Process) => (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

/** The world of this process. */
export const nodeWorld = (process: NodeJS.Process): World => {
  // Each write answers for its own failure; without a listener the event would end the process.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  return {
    readFile: (path) => readText(() => createReadStream(path)),
    saveFile,
    saveFolder,
    readStandardInput: readText(() => process.stdin),
    openStore,
    writeOutput: writeText(process.stdout),
    writeError: writeText(process.stderr),
    showProgress: progressOn(process.stderr),
    streams: { input: process.stdin, output: process.stdout },
    untilStopped: untilStopped(process),
    stamp: () => ({ record_id: randomUUID(), recorded_at: new Date().toISOString() }),
  }
}
