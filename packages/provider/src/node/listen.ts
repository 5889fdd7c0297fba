import type { Server } from 'node:http'
import { left, right, type Either } from 'fp-ts/lib/Either.js'

/** The port on which a server listens from now on, or the code of why it cannot, such as `EADDRINUSE`. */
export const listen = (server: Server, port: number, host: string): Promise<Either<string, number>> =>
  new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(left(error.code ?? error.message)))
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? right(address.port) : left('it has no port'))
    })
  })
