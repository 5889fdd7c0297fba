import { join } from 'node:path'
import vm from 'node:vm'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { notesRegistry, serve } from '../http/served.js'

/** Parts of the package, and all that they import, as one script that leaves their exports in `parts`. */
const bundleOf = async (part: string): Promise<string> => {
  const outputs = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: join(import.meta.dirname, '..', '..', 'src', part, 'index.ts'), formats: ['iife'], name: 'parts' },
    },
  })
  const [chunk] = Array.isArray(outputs) ? outputs.flatMap(({ output }) => output) : []
  if (chunk?.type !== 'chunk') throw new Error('the bundler gave no script')
  return chunk.code
}

/** What a browser and a worker have, beyond the language. */
const web = () => ({
  ...{ AbortController, AbortSignal, Headers, Request, Response, ReadableStream, TextDecoder, TextEncoder, URL },
  ...{ Uint8Array, crypto, fetch },
  // There a timer is a number.
  setTimeout: (work: () => void, milliseconds: number) => Number(setTimeout(work, milliseconds)),
  clearTimeout: (timer: number) => clearTimeout(timer),
})

const run = async (part: string, script: string): Promise<unknown> => {
  const answer: unknown = await vm.runInNewContext(`${await bundleOf(part)}\n${script}`, web())
  return JSON.parse(String(answer))
}

describe('where there is only the web, without Node', () => {
  it('a client calls', async () => {
    const url = await serve(notesRegistry())
    const script = `
      const notes = parts.createClient(${JSON.stringify(url)}).provider('acme')
      notes.get('note', 'n-1')().then(JSON.stringify)
    `
    expect(await run('client', script)).toEqual({ _tag: 'Right', right: { id: 'n-1', text: 'visa' } })
  })

  it('routes answer', async () => {
    const script = `
      const registry = { list: () => [], provider: (id) => ({ _tag: 'Left', left: { kind: 'unknown_provider', provider: id } }) }
      const fetch = parts.providerFetch(registry)
      Promise.all(['/providers', '/providers/acme'].map(async (path) => (await fetch(new Request('http://service' + path))).text()))
        .then(JSON.stringify)
    `
    const [list, missing] = (await run('http', script)) as readonly string[]
    expect(list).toBe('{"providers":[]}')
    expect(missing).toContain('"kind":"unknown_provider"')
  })
})
