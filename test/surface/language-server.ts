import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
}

const server = createRequire(import.meta.url).resolve('yaml-language-server/bin/yaml-language-server')

const framed = (message: object): string => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message })
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

/** Takes whole messages from the front of what arrived; what is left begins the next one. */
const takeMessages = (bytes: Buffer): readonly [messages: readonly Message[], rest: Buffer] => {
  const end = bytes.indexOf('\r\n\r\n')
  const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, end).toString())?.[1])
  if (end < 0 || bytes.length < end + 4 + length) return [[], bytes]
  const message = JSON.parse(bytes.subarray(end + 4, end + 4 + length).toString()) as Message
  const [messages, rest] = takeMessages(bytes.subarray(end + 4 + length))
  return [[message, ...messages], rest]
}

/** What an editor does with a document: opens it, and asks what can stand at a place of it. */
export interface Editor {
  /** The faults that are shown, once the document was checked. */
  readonly open: (uri: string, text: string) => Promise<readonly string[]>
  /** What is offered at a line and column, both from 0. */
  readonly complete: (uri: string, line: number, character: number) => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** An editor with the YAML language server, as editors start it. */
export const startEditor = async (): Promise<Editor> => {
  const child = spawn(process.execPath, [server, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting: { wants: (message: Message) => boolean; take: (message: Message) => void }[] = []
  const send = (message: object): void => void child.stdin.write(framed(message))
  const next = (wants: (message: Message) => boolean): Promise<Message> =>
    new Promise((take) => void waiting.push({ wants, take }))

  let bytes = Buffer.alloc(0)
  child.stdout.on('data', (chunk: Buffer) => {
    const [messages, rest] = takeMessages(Buffer.concat([bytes, chunk]))
    bytes = Buffer.from(rest)
    for (const message of messages) {
      // What the server asks of an editor, which has no settings.
      if (message.id !== undefined && message.method !== undefined) send({ id: message.id, result: [] })
      const place = waiting.findIndex(({ wants }) => wants(message))
      if (place >= 0) waiting.splice(place, 1)[0]?.take(message)
    }
  })

  let last = 0
  const ask = async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1)
    const answer = next((message) => message.id === id && message.method === undefined)
    send({ id, method, params })
    return (await answer).result
  }

  await ask('initialize', { processId: process.pid, rootUri: null, capabilities: {} })
  send({ method: 'initialized', params: {} })
  return {
    open: async (uri, text) => {
      const checked = next(({ method, params }) => {
        return method === 'textDocument/publishDiagnostics' && (params as { uri: string }).uri === uri
      })
      send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'yaml', version: 1, text } } })
      const { params } = await checked
      return (params as { diagnostics: { message: string }[] }).diagnostics.map(({ message }) => message)
    },
    complete: async (uri, line, character) => {
      const found = await ask('textDocument/completion', { textDocument: { uri }, position: { line, character } })
      const items = Array.isArray(found) ? found : (found as { items: unknown[] }).items
      return (items as { label: string }[]).map(({ label }) => label)
    },
    close: async () => {
      child.kill()
      await once(child, 'close')
    },
  }
}
