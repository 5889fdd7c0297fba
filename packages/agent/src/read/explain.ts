import { explain as explainDecision, type Explanation, type JsonNumber } from '@assent/kernel'
import { isLeft, left, right, type Either } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Context } from '../context.js'
import { load } from '../host/may-read.js'
import { operationCall } from '../host/operation-call.js'
import { trustedArguments, withTrusted } from '../host/trusted-arguments.js'
import type { ToolInput } from '../input/tool-input.js'
import type { AgentError } from '../refusal/agent-error.js'
import { withFulfilment } from '../service/with-fulfilment.js'
import type { Proposable, Tool } from '../tool.js'

/** Why an operation would be accepted or refused now. */
export interface Explained {
  /** Of the subject that was asked. */
  readonly revision: JsonNumber
  readonly explanation: Explanation
  /** The fields that the host writes when the operation is stored, where there are any (SR-142). */
  readonly fulfills?: readonly string[]
}

/** Explains what the kernel would decide, with the trusted arguments of the principal's authority. */
export const explain = async <Principal>(
  { host }: Context<Principal>,
  caller: Caller<Principal>,
  { entity, versions }: Tool,
  proposed: Proposable,
  { id = '', arguments: args }: ToolInput,
): Promise<Either<AgentError, Explained>> => {
  const held = await load(host, caller, versions, { entity, id })
  if (isLeft(held)) return held
  const instance = held.right
  const trusted = await trustedArguments(host, caller, operationCall(proposed, caller, instance, args))
  if (isLeft(trusted)) return trusted
  const { version, revision } = instance
  const definition = host.runtime.registry.get(entity, version)
  if (definition === undefined) return left({ kind: 'entity_not_registered', entity, version })
  const all = withTrusted(args, trusted.right, proposed, version)
  const explanation = explainDecision(definition, instance, proposed.name, all)
  return right({ revision, ...withFulfilment(host.runtime, { instance, arguments: all }, explanation) })
}
