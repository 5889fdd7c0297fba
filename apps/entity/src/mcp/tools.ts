import { agentTools, allowMessage, type AllowDefect } from '@assent/agent'
import {
  compactTools,
  evaluationTools,
  governedTools,
  mcpService,
  principalHost,
  type GovernedSession,
  type McpService,
  type ServedTool,
} from '@assent/agent/mcp'
import type { JsonObject } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { usage, type Failure } from '../failure.js'
import { version } from '../version.js'
import type { World } from '../world.js'
import type { Authority } from './authority.js'
import { instructionsOf } from './instructions.js'

/** Whom a call comes from: the claims of a token, or nobody in particular. */
export type Session = GovernedSession<JsonObject>

const told = (defects: readonly AllowDefect[]): Failure => usage(defects.map(allowMessage).join('; '))

const toolsFor = (
  authority: Authority,
  runtime: StoredRuntime,
  world: World,
): E.Either<Failure, readonly ServedTool<Session>[]> =>
  authority.kind === 'none'
    ? pipe(evaluationTools(runtime), E.mapLeft(told))
    : pipe(
        agentTools(principalHost(authority.principal, runtime, world.stamp)),
        E.bimap(told, (agent) => governedTools(agent)),
      )

/** The tools that are served, under names that clients take; or why they cannot be. */
export const serviceFor = (
  authority: Authority,
  isCompact: boolean,
  runtime: StoredRuntime,
  world: World,
): E.Either<Failure, McpService<Session>> =>
  pipe(
    toolsFor(authority, runtime, world),
    E.map((tools) => (isCompact ? compactTools(tools) : tools)),
    E.flatMap((tools) =>
      pipe(
        mcpService(tools, { name: 'entity', version, instructions: instructionsOf(authority, isCompact) }),
        E.mapLeft(({ name }) => usage(`two tools would be called \`${name}\``)),
      ),
    ),
  )
