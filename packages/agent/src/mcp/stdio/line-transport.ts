import type { Readable, Writable } from 'node:stream'
import {
  isJSONRPCErrorResponse,
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
  type Transport,
} from '@modelcontextprotocol/server'
import { isLeft } from 'fp-ts/lib/Either.js'
import { largestMessage } from '../largest-message.js'
import { linesOf } from './lines.js'
import { readMessage, type LineFault } from './read-message.js'

/** Where messages come from and go to. */
export interface Streams {
  readonly input: Readable
  readonly output: Writable
}

const newline = Buffer.from('\n')

const isBlank = (line: Buffer): boolean => line.every((byte) => byte <= 0x20)

/** The requests of which an answer is still to come. */
const waiting = () => {
  const ids = new Set<unknown>()
  return {
    /** Is told of what comes in: a request waits, and one that is called off gets no answer. */
    came: (message: JSONRPCMessage): void => {
      if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
        ids.delete(message.params?.['requestId'])
      }
      // A subscription ends with the connection, without an answer of its own.
      if (isJSONRPCRequest(message) && message.method !== 'subscriptions/listen') ids.add(message.id)
    },
    went: (message: JSONRPCMessage): void => {
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) ids.delete(message.id)
    },
    isOver: (): boolean => ids.size === 0,
  }
}

/** A transport, and the end of it: nothing more is read, and it closes once every request has its answer. */
export interface LineTransport {
  readonly transport: Transport
  readonly finish: () => void
}

/**
 * One message of JSON-RPC a line. Other than the SDK's own, it answers what is asked before the input ends, so
 * that calls may be piped into a server; and it answers a line that is no message, where the SDK's is silent.
 */
export const lineTransport = ({ input, output }: Streams): LineTransport => {
  const lines = linesOf(largestMessage)
  const requests = waiting()
  let isEnded = false
  let isClosed = false

  const write = (message: JSONRPCMessage | LineFault): Promise<void> =>
    new Promise((resolve) => {
      // Whoever closed the pipe wants no more answers.
      output.write(`${JSON.stringify(message)}\n`, () => resolve())
    })
  const closeWhenOver = (): void => {
    if (isEnded && requests.isOver()) void transport.close()
  }
  const take = (line: Buffer): void => {
    if (isBlank(line) || isClosed) return
    const message = readMessage(line)
    if (isLeft(message)) return void write(message.left)
    requests.came(message.right)
    transport.onmessage?.(message.right)
  }
  const read = (chunk: Buffer): void => {
    const whole = lines(chunk)
    if (whole !== undefined) return whole.forEach(take)
    transport.onerror?.(new Error(`a message is longer than ${largestMessage} bytes`))
    finish()
  }
  const finish = (): void => {
    isEnded = true
    input.off('data', read)
    input.pause()
    closeWhenOver()
  }

  // The last line may lack its line feed; a message that was cut short is not JSON.
  const readRest = (): void => {
    if (!isEnded) read(newline)
  }

  const transport: Transport = {
    start: async () => {
      input.once('end', readRest)
      for (const end of ['end', 'close', 'error']) input.once(end, finish)
      input.on('data', read)
    },
    send: async (message) => {
      await write(message)
      requests.went(message)
      closeWhenOver()
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      finish()
      transport.onclose?.()
    },
  }
  return { transport, finish }
}
