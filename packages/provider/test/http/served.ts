import { isLeft } from 'fp-ts/lib/Either.js'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ServedRegistry } from '../../src/http/index.js'
import { serveProviders, type ServeOptions } from '../../src/node/index.js'
import { defineAction, ProviderRegistry, t } from '../../src/index.js'
import { noteProvider, type Backend } from '../notes.js'

export const archive = defineAction({
  id: 'archive',
  name: 'Archive a note',
  description: 'Puts a note away.',
  input: t.closed({ id: t.nonEmptyText, days: t.optional(t.integer) }),
  output: t.object({ archived: t.string }),
  execute: ({ input }) => ({ archived: input.id }),
  effects: { idempotent: true },
})

/** A registry of notes with one action. */
export const notesRegistry = (
  backend: Partial<Backend> = {},
  options: Parameters<typeof noteProvider>[1] = {},
): ServedRegistry => ProviderRegistry().register(noteProvider(backend, options).provider.actions.register(archive))

/** Serves a registry on this machine until the test has finished. */
export const serve = async (registry: ServedRegistry, options: ServeOptions = {}): Promise<string> => {
  const serving = await serveProviders(registry, { say: () => undefined, ...options })
  if (isLeft(serving)) throw new Error(serving.left)
  onTestFinished(serving.right.stop)
  return serving.right.url
}

/** Posts JSON, or any text at all. */
export const post = (url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

/** The status of an answer, with the kind of its problem. */
export const statusAndKind = async (answer: Response): Promise<readonly [number, unknown]> => [
  answer.status,
  ((await answer.json()) as { readonly kind?: unknown }).kind,
]

/** Sends bytes as they are, and reads what comes until the connection is closed or nothing more does. */
export const raw = (url: string, bytes: string | Buffer): Promise<string> => {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let text = ''
    const done = (): void => {
      socket.destroy()
      resolve(text)
    }
    socket.setTimeout(2_000, done)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      // The answers here are short: what came is all of it.
      if (text.includes('\r\n\r\n')) setTimeout(done, 50)
    })
    socket.on('close', done)
    socket.on('error', reject)
  })
}
