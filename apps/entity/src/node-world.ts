import { createReadStream } from 'node:fs'
import { progressOn, readText, writeText } from './node-streams.js'
import { openStore } from './stores/open-store.js'
import type { World } from './world.js'

/** The world of this process. */
export const nodeWorld = (process: NodeJS.Process): World => {
  // Each write answers for its own failure; without a listener the event would end the process.
  process.stdout.on('error', () => undefined)
  process.stderr.on('error', () => undefined)
  return {
    readFile: (path) => readText(() => createReadStream(path)),
    readStandardInput: readText(() => process.stdin),
    openStore,
    writeOutput: writeText(process.stdout),
    writeError: writeText(process.stderr),
    showProgress: progressOn(process.stderr),
  }
}
