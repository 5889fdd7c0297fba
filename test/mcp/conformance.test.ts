import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inFolder } from '../docs/folder.js'
import { listening } from './listening.js'
import { definition, deskIn } from './people.js'

const suite = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/package.json')),
  'dist/index.js',
)
const beside = (name: string): string => join(import.meta.dirname, 'conformance', name)

const runSuite = (url: string, folder: string): Promise<{ readonly code: number | null; readonly text: string }> =>
  new Promise((resolve) => {
    const judged = ['--url', url, '--suite', 'all', '--expected-failures', beside('baseline.yml'), '-o', folder]
    const args = ['--import', beside('node-20.mjs'), suite, 'server', ...judged]
    const child = spawn(process.execPath, args, { cwd: folder })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('close', (code) => resolve({ code, text }))
  })

const passed = (text: string): readonly string[] =>
  [...text.matchAll(/^✓ ([a-z0-9-]+): [1-9]\d* passed, 0 failed$/gm)].map(([, name]) => name ?? '')

describe('the protocol`s own suite', () => {
  it('passes every scenario that applies to a server of tools alone', () =>
    inFolder(async (folder) => {
      const { store } = deskIn(folder)
      const server = await listening(['--definition', definition, '--store', store, '--http', '0'])
      const { code, text } = await runSuite(server.url, folder)
      await server.stop()
      expect(passed(text)).toEqual(['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'])
      expect(code, text).toBe(0)
    }))
})
