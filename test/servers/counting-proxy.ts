import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** What went over the wire. */
export interface Traffic {
  /** How often an answer came to what was sent. */
  readonly roundTrips: number
  /** Bytes to the server, those of TCP itself left out. */
  readonly sent: number
  /** Bytes from the server. */
  readonly received: number
}

/** A way to a server on which everything is counted. */
export interface CountingProxy {
  readonly port: number
  /** What went over it since it was asked last. */
  readonly take: () => Traffic
  readonly close: () => Promise<void>
}

const none: Traffic = { roundTrips: 0, sent: 0, received: 0 }

/**
 * A proxy on a port of its own, before a server of this machine or another. A round trip is counted where bytes of the
 * server follow bytes of the client on one connection, in however many pieces either come: whatever the driver says it
 * does, this is what it waits for.
 */
export const countingProxy = async (host: string, port: number): Promise<CountingProxy> => {
  let traffic = none
  const sockets = new Set<Socket>()

  const join = (client: Socket): void => {
    const server = connect(port, host)
    let isAsked = false
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // Either end takes the other with it.
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (bytes) => {
      isAsked = true
      traffic = { ...traffic, sent: traffic.sent + bytes.length }
      server.write(bytes)
    })
    server.on('data', (bytes) => {
      const { roundTrips, received } = traffic
      traffic = { ...traffic, roundTrips: roundTrips + (isAsked ? 1 : 0), received: received + bytes.length }
      isAsked = false
      client.write(bytes)
    })
  }

  const proxy = createServer(join).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    take: () => {
      const taken = traffic
      traffic = none
      return taken
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
