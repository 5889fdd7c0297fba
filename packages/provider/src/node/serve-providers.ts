import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { HttpOptions } from '../http/http-options.js'
import { providerFetch } from '../http/provider-fetch.js'
import type { ServedRegistry } from '../http/service.js'
import { listen } from './listen.js'
import { inUrl, isLoopback, loopbackNames } from './loopback.js'

/** Where providers are served, and how. */
export interface ServeOptions extends HttpOptions {
  /** An address of this machine, `127.0.0.1` where it is left out. Without `authenticate` only a loopback one. */
  readonly host?: string
  /** 0, or left out: one that is free. */
  readonly port?: number
  /** Stops the service. */
  readonly signal?: AbortSignal
  /** Is told in one line where the service listens and for whom; standard error where it is left out. */
  readonly say?: (line: string) => void
}

/** A service that listens. */
export interface Serving {
  readonly url: string
  /** Takes no more requests, gives those that run two seconds, and ends. */
  readonly stop: () => Promise<void>
  readonly ended: Promise<void>
}

/** The address of a get holds an id: 2048 characters, each up to nine letters there, beside every other header. */
const maxHeaderSize = 32 * 1024

// How long requests that run are waited for, and how long a client may take to send all of its headers.
const graceMs = 2_000
const headersMs = 10_000

const stopServer = (server: Server, ended: Promise<void>) => async (): Promise<void> => {
  server.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), graceMs)
  await ended
  clearTimeout(late)
}

const toStandardError = (line: string): void => void process.stderr.write(`${line}\n`)

/**
 * Serves the providers of a registry over HTTP on Node. Without `authenticate` it listens for this machine alone, says
 * so, and takes requests only by the names of this machine.
 *
 * @returns why it cannot listen there, such as `EADDRINUSE`; or where it does, and how it is stopped
 * @example
 * const serving = await serveProviders(registry, { host: '0.0.0.0', port: 8080, authenticate })
 */
export const serveProviders = async (
  registry: ServedRegistry,
  { host = '127.0.0.1', port = 0, signal, say = toStandardError, ...options }: ServeOptions = {},
): Promise<Either<string, Serving>> => {
  const isOpen = options.authenticate === undefined
  if (isOpen && !isLoopback(host)) return left('without authentication it listens on a loopback address only')
  const hostNames = options.hostNames ?? (isOpen ? [...loopbackNames, inUrl(host)] : undefined)
  const fetch = providerFetch(registry, hostNames === undefined ? options : { ...options, hostNames })
  const handle = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer({ maxHeaderSize, headersTimeout: headersMs }, (request, response) => {
    void handle(request, response)
  })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const listening = await listen(server, port, host)
  if (isLeft(listening)) return listening
  const stop = stopServer(server, ended)
  const url = `http://${inUrl(host)}:${listening.right}`
  say(`providers are served at ${url}${isOpen ? ', without authentication, for this machine alone' : ''}`)
  if (signal?.aborted === true) await stop()
  else signal?.addEventListener('abort', () => void stop(), { once: true })
  return right({ url: `${url}${options.basePath ?? ''}`, stop, ended })
}
