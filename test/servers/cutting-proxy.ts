import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * Where a connection is cut: before the server gets what was sent; while the server works on it, which the server does
 * not notice before it answers; or once the server has answered, before that comes back.
 */
export type Cut = 'before it is sent' | 'while it is worked on' | 'before its reply'

/** A way to a server on which connections can be cut. */
export interface CuttingProxy {
  readonly port: number
  /** Cuts the next connection on which these bytes are sent; without bytes, on which anything is. Others go on. */
  readonly cutAt: (bytes: Buffer, cut: Cut) => void
  /** How many connections were cut. */
  readonly cuts: () => number
  readonly close: () => Promise<void>
}

interface Armed {
  readonly bytes: Buffer
  readonly cut: Cut
}

/** What a proxy does with its next connections. */
class Cutter {
  #armed: Armed | undefined
  cuts = 0

  arm(bytes: Buffer, cut: Cut): void {
    this.#armed = { bytes, cut }
  }

  /** How to cut the connection on which this is sent, if it is to be cut. */
  take(sent: Buffer): Cut | undefined {
    if (this.#armed === undefined || !sent.includes(this.#armed.bytes)) return undefined
    const { cut } = this.#armed
    this.#armed = undefined
    this.cuts += 1
    return cut
  }
}

/** Carries everything from one socket to the other, until the connection is cut. */
const carry = (client: Socket, server: Socket, cutter: Cutter): void => {
  let isAnswered = true
  const end = (): void => {
    client.destroy()
    server.destroy()
  }
  for (const socket of [client, server]) socket.on('error', end).on('close', end)
  client.on('data', (sent) => {
    const cut = cutter.take(sent)
    if (cut === 'before it is sent') {
      end()
      return
    }
    server.write(sent)
    if (cut === undefined) return
    isAnswered = false
    if (cut === 'before its reply') return
    // The server reads what was sent, and finds out when it answers that nobody listens.
    client.off('close', end).destroy()
    server.end()
  })
  server.on('data', (reply) => {
    if (isAnswered) client.write(reply)
    // The server has answered: what it was asked is done.
    else end()
  })
}

/** A proxy on a port of its own, before a server of this machine or another. */
export const cuttingProxy = async (host: string, port: number): Promise<CuttingProxy> => {
  const cutter = new Cutter()
  const clients = new Set<Socket>()
  const proxy = createServer((client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client))
    carry(client, connect(port, host), cutter)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    cutAt: (bytes, cut) => cutter.arm(bytes, cut),
    cuts: () => cutter.cuts,
    close: async () => {
      for (const client of clients) client.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
