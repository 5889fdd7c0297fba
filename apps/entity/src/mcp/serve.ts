import {
  bearerClaims,
  nameOf,
  serveHttp,
  serveStdio,
  type Callers,
  type HttpServing,
  type McpService,
  type Serving,
} from '@assent/agent/mcp'
import type { JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import { usage, type Failure } from '../failure.js'
import type { Address, McpFlags } from '../flags/mcp.js'
import { answered, type Output } from '../output.js'
import { sentenceOf } from '../print/one-line.js'
import type { World } from '../world.js'
import type { Authority } from './authority.js'
import { httpNotes, startNotes } from './notes.js'
import type { Session } from './tools.js'

/** A service, and on whose authority its calls are made. */
export interface Served {
  readonly service: McpService<Session>
  readonly authority: Authority
}

// One line each, whatever a client has sent.
const note = async (lines: readonly string[], world: World): Promise<void> => {
  await world.writeError(lines.map((line) => `${sentenceOf(line)}\n`).join(''))()
}

const noteFault =
  (world: World) =>
  ({ message }: Error): void =>
    void note([`fault: ${message}`], world)

// Of a caller that nobody has authenticated, or that the operator has named.
const nobody: JsonObject = {}

const overStreams = ({ service }: Served, world: World): Serving =>
  serveStdio(service, {
    ...world.streams,
    // There is one client, whose calls are one conversation.
    session: { principal: nobody, conversation: 'standard input' },
    onFault: noteFault(world),
  })

const callersOf = (authority: Authority): Callers<Session> => {
  if (authority.kind !== 'tokens') return { kind: 'this_machine', session: { principal: nobody } }
  const { tokens, principal } = authority
  const claimsOf = bearerClaims(tokens, (claims) => nameOf(principal, claims) !== undefined)
  return {
    kind: 'authenticated',
    authenticate: async (request) => {
      const claims = await claimsOf(request)
      return claims instanceof Response ? claims : { principal: claims }
    },
  }
}

const overHttp = async (
  { service, authority }: Served,
  { host, port }: Address,
  hostNames: readonly string[],
  world: World,
): Promise<Either<Failure, HttpServing>> => {
  const options = { host, port, hostNames, callers: callersOf(authority), onFault: noteFault(world) }
  const serving = await serveHttp(service, options)
  return isLeft(serving) ? left(usage(`\`--http\`: ${serving.left}`)) : serving
}

/** Serves until the input ends, or somebody stops the process. Standard output is the protocol's alone. */
export const serve = async (
  served: Served,
  address: Address | undefined,
  { allowedHost = [] }: McpFlags,
  world: World,
): Promise<Either<Failure, Output>> => {
  // Asked first: whoever reads that it serves may stop it.
  const stopped = world.untilStopped()
  const { service, authority } = served
  const opened = address === undefined ? right(undefined) : await overHttp(served, address, allowedHost, world)
  if (isLeft(opened)) return opened
  const http = opened.right
  await note([...startNotes(service, authority), ...(http === undefined ? [] : httpNotes(http.url, authority))], world)
  const serving = http ?? overStreams(served, world)
  await Promise.race([serving.ended, stopped])
  await serving.stop()
  return right(answered(''))
}
