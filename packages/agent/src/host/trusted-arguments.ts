import { isJsonObject, memberOf, toJson, type JsonObject } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { HostFailed, NotPermitted } from '../refusal/agent-error.js'
import type { Proposable } from '../tool.js'
import { ask, wrongAnswer } from './ask.js'
import type { Host } from './host.js'
import type { ProposedCall } from './proposed-call.js'

/** The name of the tool that makes a call. */
export const toolOf = ({ kind, entity, operation }: ProposedCall): string => `${entity}.${operation ?? kind}`

/** What the principal's authority gives to a call, or `not_permitted` where it does not cover it. */
export const trustedArguments = async <Principal>(
  host: Host<Principal>,
  { principal }: Caller<Principal>,
  call: ProposedCall,
): Promise<Either<HostFailed | NotPermitted, JsonObject>> => {
  const answer = await ask<unknown>(host, 'authority', () => host.authority(principal, call))
  if (isLeft(answer)) return answer
  if (answer.right === undefined) return left({ kind: 'not_permitted', tool: toolOf(call) })
  const given = toJson(answer.right, 'authority')
  return isLeft(given) || !isJsonObject(given.right)
    ? left(wrongAnswer(host, 'authority', 'the trusted arguments are no JSON object'))
    : right(given.right)
}

/**
 * The arguments of a decision: what the model gave, and over it what is declared trusted and this version takes. What
 * else an authority gives is left out: it is no argument of this call.
 */
export const withTrusted = (
  given: JsonObject,
  trusted: JsonObject,
  { versions }: Proposable,
  version: number,
): JsonObject => {
  const taken = versions.find((one) => one.version === version)?.trusted ?? []
  const injected = taken.flatMap((name) => {
    const value = memberOf(trusted, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  // Spreading defines members, so that `__proto__` is a name like any other.
  return { ...given, ...Object.fromEntries(injected) }
}
