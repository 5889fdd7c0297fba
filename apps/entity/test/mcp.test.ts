import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entity, fixture, main, newFolder, newStore, type Ran } from './entity.js'

const ticket = ['--definition', fixture('ticket.yaml')]

const mcp = (flags: readonly string[], input = '', store = newStore()): Ran =>
  entity(['mcp', ...ticket, '--store', store, ...flags], input)

const fileOf = (content: unknown, name = 'file.json'): string => {
  const file = join(newFolder(), name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const principal = (changes: object = {}): string =>
  fileOf({ who: 'model-3', allow: [{ entity: 'ticket', tools: ['get'], operations: { close: {} } }], ...changes })

const initialize = {
  jsonrpc: '2.0',
  id: 'first',
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'a client', version: '1' } },
}

const linesOf = (messages: readonly unknown[]): string =>
  messages.map((message) => `${typeof message === 'string' ? message : JSON.stringify(message)}\n`).join('')

const answersOf = ({ out }: Ran): readonly { readonly id: unknown; readonly [name: string]: unknown }[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly id: unknown })

/** Expects a wrong call: exit 2, one line that says why, nothing on standard output and no store. */
const expectWrong = (flags: readonly string[], sentence: string): void => {
  const store = newStore()
  expect(mcp(flags, '', store)).toEqual({ code: 2, out: '', err: `error: ${sentence}\n` })
  expect(existsSync(store)).toBe(false)
}

describe('entity mcp', () => {
  it('A-1: answers what is piped into it, writes protocol alone to standard output, and ends with the input', () => {
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    const get = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'ticket.get', arguments: { id: 't' } } }
    const ran = mcp([], linesOf([initialize, { jsonrpc: '2.0', method: 'notifications/initialized' }, '', list, get]))
    expect(ran.code).toBe(0)
    const answers = new Map(answersOf(ran).map((answer) => [answer.id, answer]))
    expect(answers.size).toBe(3)
    expect(answers.get('first')).toMatchObject({
      result: { protocolVersion: '2025-11-25', serverInfo: { name: 'entity' }, capabilities: { tools: {} } },
    })
    expect(answers.get(2)).toHaveProperty('result.tools')
    expect(answers.get(3)).toMatchObject({
      result: { isError: true, structuredContent: { refused: true, by: 'store', kind: 'not_found' } },
    })
    expect(ran.err).toMatch(/^\d+ tools, whose list is \d+ bytes long\nevaluation: calls are recorded as the model/)
  })

  it('A-5: a line that is no message is answered by its fault', () => {
    const unknown = { jsonrpc: '2.0', id: 7, method: 'entities/list' }
    const tool = { jsonrpc: '2.0', id: 8, method: 'tools/call', params: { name: 'ticket.fly', arguments: {} } }
    const ran = mcp([], linesOf(['nonsense', '[]', { jsonrpc: '2.0', id: 5 }, initialize, unknown, tool]))
    const faults = answersOf(ran).filter(({ error }) => error !== undefined)
    expect(faults.map(({ id, error }) => [id, (error as { code: number }).code])).toEqual([
      [null, -32700],
      [null, -32600],
      [5, -32600],
      [7, -32601],
      [8, -32602],
    ])
  })

  it('A-1: nothing that a client sends chooses the store or a definition', () => {
    const store = newStore()
    const params = { name: 'ticket.list', arguments: { store: newStore() } }
    const ran = mcp([], linesOf([initialize, { jsonrpc: '2.0', id: 2, method: 'tools/call', params }]), store)
    expect(answersOf(ran).at(-1)).toMatchObject({
      result: { isError: true, structuredContent: { kind: 'invalid_input', errors: [{ path: 'store' }] } },
    })
  })

  it('A-1: ends with the input, also where a call was called off, or a client waits for news', () => {
    const list = { jsonrpc: '2.0', id: 2, method: 'tools/list' }
    const off = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } }
    expect(mcp([], linesOf([initialize, list, off])).code).toBe(0)
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'a client', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    }
    const discover = { jsonrpc: '2.0', id: 1, method: 'server/discover', params: { _meta } }
    const news = { notifications: { toolsListChanged: true } }
    const listen = { jsonrpc: '2.0', id: 2, method: 'subscriptions/listen', params: { _meta, ...news } }
    const ran = mcp([], linesOf([discover, listen, { ...list, id: 3, params: { _meta } }]))
    const answers = new Map(answersOf(ran).map((answer) => [answer.id, answer]))
    expect(answers.get(1)).toMatchObject({ result: { supportedVersions: ['2026-07-28'] } })
    expect(answers.get(3)).toMatchObject({ result: { ttlMs: 300_000 } })
    expect(ran.code).toBe(0)
  })

  it('a message that is longer than any is given up, and the connection with it', () => {
    const ran = mcp([], `${'x'.repeat(10 * 1024 * 1024 + 1)}\n${linesOf([initialize])}`)
    expect(ran).toMatchObject({ code: 0, out: '' })
    expect(ran.err).toContain('fault: a message is longer than 10485760 bytes')
  })

  it('serves three tools where it is told to, and as whom', () => {
    const ran = mcp(['--compact', '--principal', principal()], linesOf([initialize]))
    expect(ran.err).toMatch(/^3 tools, whose list is \d+ bytes long\ngoverned: every call is made as `model-3`\n$/)
    expect(ran.code).toBe(0)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('%s ends it, without a word', async (signal) => {
    const child = spawn(process.execPath, [main, 'mcp', ...ticket, '--store', newStore()])
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await once(child.stderr, 'data')
    child.kill(signal)
    expect(await once(child, 'close')).toEqual([0, null])
    expect(out).toBe('')
  })
})

describe('entity mcp, called wrongly', () => {
  it.each(['create', 'get', 'list', 'events'])('A-2: with an operation called %s', (operation) => {
    const transitions = [{ from: 'free', to: 'held' }]
    const definition = fileOf({
      entity: 'berth',
      schema: { fields: {} },
      version: 1,
      lifecycle: { initial: 'free', states: ['free', 'held'] },
      operations: { [operation]: { transitions } },
    })
    const store = newStore()
    expect(entity(['mcp', '--definition', definition, '--store', store])).toEqual({
      code: 2,
      out: '',
      err: `error: \`berth.operations.${operation}\`: two tools would be called \`${operation}\`\n`,
    })
  })

  it('with a principal that may do what there is not', () => {
    const allow = [{ entity: 'ticket', tools: ['fly'], operations: { vanish: {}, close: { trusted: { wings: 2 } } } }]
    expectWrong(
      ['--principal', principal({ allow })],
      '`ticket.tools`: there is no tool `fly`; `ticket.operations.vanish`: no version has an operation `vanish`; ' +
        '`ticket.operations.close.trusted`: no version takes `wings`',
    )
  })

  it('with a file that is no principal', () => {
    const file = fileOf({ who: 'model-3' })
    expectWrong(['--principal', file], `\`${file}\`: allow is not a list`)
    const claims = principal({ who: '$claims.sub' })
    expectWrong(['--principal', claims], '`--principal` names claims of a token: give `--jwks` or `--secret-file` too')
  })

  it.each([
    [['--http', 'x:y'], '`x:y` is no address: write a port, or host:port'],
    [['--http', '0.0.0.0:0'], '`--http`: without authentication it listens on a loopback address only'],
    [['--jwks', 'a', '--secret-file', 'b'], '`--jwks` and `--secret-file` exclude each other'],
    [['--jwks', 'a'], 'tokens come with HTTP: give `--http` too'],
    [['--allowed-host', 'a'], '`--allowed-host` goes with `--http`'],
    [['--http', '0', '--issuer', 'a'], '`--audience` and `--issuer` go with `--jwks` or `--secret-file`'],
    [['--http', '0', '--jwks', 'a'], '`--audience` is missing: tokens for other services would be accepted'],
    [
      ['--http', '0', '--jwks', 'a', '--audience', 'b'],
      '`--principal` is missing: it says what the holder of a token may do',
    ],
  ])('with %j', (flags, sentence) => {
    expectWrong(flags, sentence)
  })

  it('with keys that are none', () => {
    const tokens = ['--http', '0', '--audience', 'desk', '--principal', principal({ who: '$claims.sub' })]
    const short = fileOf('secret')
    expectWrong([...tokens, '--secret-file', short], `\`${short}\`: the secret is shorter than 32 bytes`)
    const none = fileOf({ keys: 7 })
    expectWrong([...tokens, '--jwks', none], `\`${none}\`: it is no JSON Web Key Set`)
    const named = ['--http', '0', '--audience', 'desk', '--principal', principal()]
    expectWrong(
      [...named, '--secret-file', fileOf('x'.repeat(32))],
      '`who` of `--principal` names no claim, such as `$claims.sub`: all callers would have one name',
    )
  })
})
