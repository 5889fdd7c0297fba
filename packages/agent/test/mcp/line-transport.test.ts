import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { lineTransport } from '../../src/mcp/stdio/line-transport.js'

const ping = (id: number): string => `{"jsonrpc":"2.0","id":${id},"method":"ping"}`

/** Answers every request after a while, until the input ends; gives what was written, a line each. */
const serve = async (...chunks: readonly (string | Buffer)[]) => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const { transport } = lineTransport({ input, output })
  const faults: string[] = []
  const closed = new Promise<void>((resolve) => (transport.onclose = resolve))
  transport.onerror = ({ message }) => faults.push(message)
  transport.onmessage = (message) => {
    if (!('id' in message) || !('method' in message)) return
    const { id } = message
    setImmediate(() => void transport.send({ jsonrpc: '2.0', id, result: {} }))
  }
  await transport.start()
  for (const chunk of chunks) input.write(chunk)
  input.end()
  await closed
  const written = String(output.read() ?? '')
  const answers = written.split('\n').filter((line) => line !== '')
  return { faults, answers: answers.map((line) => JSON.parse(line) as { id: unknown; error?: { code: number } }) }
}

describe('messages over streams', () => {
  it('one without a line feed at its end is answered too', async () => {
    const { answers } = await serve(`${ping(1)}\n${ping(2)}`)
    expect(answers.map(({ id }) => id)).toEqual([1, 2])
  })

  it('one that was cut short is not JSON', async () => {
    const { answers } = await serve(`${ping(1)}\n`, ping(2).slice(0, -1))
    expect(answers).toMatchObject([{ id: null, error: { code: -32700 } }, { id: 1 }])
  })

  it('one that is not UTF-8 is refused, not changed, and the next is answered', async () => {
    const bytes = Buffer.concat([Buffer.from('{"jsonrpc":"2.0","id":"a'), Buffer.from([0xff]), Buffer.from('"}\n')])
    const { answers } = await serve(bytes, ping(2))
    expect(answers).toMatchObject([{ id: null, error: { code: -32700 } }, { id: 2 }])
  })

  it('A-5: blank lines are skipped', async () => {
    expect(await serve(`\n \t\r\n${ping(1)}\r\n\n`)).toMatchObject({ answers: [{ id: 1 }], faults: [] })
  })

  it('one that is too long ends it, once those before it have their answers', async () => {
    const { answers, faults } = await serve(`${ping(1)}\n`, 'x'.repeat(10 * 2 ** 20 + 1), `\n${ping(2)}\n`)
    expect(answers.map(({ id }) => id)).toEqual([1])
    expect(faults).toEqual(['a message is longer than 10485760 bytes'])
  })
})
