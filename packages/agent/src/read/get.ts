import {
  available,
  canonical,
  type Availability,
  type EntityInstance,
  type JsonObject,
  type ValidatedDefinition,
} from '@assent/kernel'
import { isLeft, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { load } from '../host/may-read.js'
import { trustedArguments, withTrusted } from '../host/trusted-arguments.js'
import type { AgentError } from '../refusal/agent-error.js'
import type { Proposable, Tool } from '../tool.js'
import { operationCall } from '../host/operation-call.js'

/** A subject as it stands, and what the agent may do with it now. */
export interface ReadSubject {
  readonly instance: EntityInstance
  /**
   * Of the operations that the agent may call, in name order: with the trusted arguments of its authority known, and
   * never listed as missing.
   */
  readonly operations: readonly Availability[]
}

/** Reads a subject; what was read is what a proposal in this conversation is based on. */
export const get = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  tool: Tool,
  id: string,
): Promise<Either<AgentError, ReadSubject>> => {
  const { host, seen } = context
  const held = await load(host, caller, tool.versions, { entity: tool.entity, id })
  if (isLeft(held)) return held
  const operations = await possible(context, caller, tool, held.right)
  if (isLeft(operations)) return operations
  seen.remember(caller, held.right)
  return right({ instance: held.right, operations: operations.right })
}

/** The operations that this agent may call on a subject of this version. */
const allowedOperations = <Principal>(
  { tools }: Context<Principal>,
  { entity }: Tool,
  version: number,
): readonly Proposable[] =>
  [...tools.values()]
    .filter((tool) => tool.entity === entity && tool.kind === 'operation')
    .flatMap(({ proposes }) => proposes)
    .filter(({ versions }) => versions.some((one) => one.version === version))

const possible = async <Principal>(
  context: Context<Principal>,
  caller: Caller<Principal>,
  tool: Tool,
  instance: EntityInstance,
): Promise<Either<AgentError, readonly Availability[]>> => {
  const { host } = context
  const definition = host.runtime.registry.get(instance.entity, instance.version)
  if (definition === undefined) return right([])
  const answerFor = availabilities(definition, instance)
  const found: Availability[] = []
  for (const proposed of allowedOperations(context, tool, instance.version)) {
    const call = operationCall(proposed, caller, instance, {})
    const trusted = await trustedArguments(host, caller, call)
    // What the principal may not call is no operation of its own.
    if (isLeft(trusted) && trusted.left.kind === 'not_permitted') continue
    if (isLeft(trusted)) return trusted
    found.push(answerFor(proposed, withTrusted({}, trusted.right, proposed, instance.version)))
  }
  return right(found)
}

/** All operations are asked at once for the same known arguments, and most authorities give the same to all. */
const availabilities = (
  definition: ValidatedDefinition,
  instance: EntityInstance,
): ((proposed: Proposable, known: JsonObject) => Availability) => {
  const asked = new Map<string, readonly Availability[]>()
  return ({ name, trusted }, known) => {
    const key = canonical(known)
    const answers = asked.get(key) ?? available(definition, instance, known)
    asked.set(key, answers)
    const answer = answers.find(({ operation }) => operation === name) as Availability
    if (answer.status !== 'depends') return answer
    return { ...answer, arguments: answer.arguments.filter((argument) => !trusted.includes(argument)) }
  }
}
