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

/** A proxy on a port of its own, before a server of this machine or another. */
export const cuttingProxy = async (host: string, port: number): Promise<CuttingProxy> => {
  let armed: Armed | undefined
  let cuts = 0
  const sockets = new Set<Socket>()

  const join = (client: Socket): void => {
    const server = connect(port, host)
    let isDeaf = false
    let isLeftToServer = false
    const end = (): void => {
      client.destroy()
      if (!isLeftToServer) server.destroy()
    }
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (sent) => {
      if (armed === undefined || !sent.includes(armed.bytes)) {
        server.write(sent)
        return
      }
      const { cut } = armed
      armed = undefined
      cuts += 1
      if (cut === 'before it is sent') {
        end()
        return
      }
      isDeaf = true
      if (cut === 'while it is worked on') {
        isLeftToServer = true
        server.end(sent)
        client.destroy()
        return
      }
      server.write(sent)
    })
    server.on('data', (answered) => {
      // The server has answered: what it was asked is done.
      if (isDeaf) end()
      else client.write(answered)
    })
  }

  const proxy = createServer(join).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    cutAt: (bytes, cut) => {
      armed = { bytes, cut }
    },
    cuts: () => cuts,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
