import type { DefinitionDocument } from '@assent/kernel'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { Caller } from '../caller.js'
import type { Host } from '../host/host.js'
import { identify } from '../host/identify.js'
import type { AgentError } from '../refusal/agent-error.js'
import { agentMessage } from '../refusal/agent-message.js'
import type { GovernedDefinition, GovernedOptions, Searchable } from './governed-options.js'

/** What the functions of one governed type share. */
export interface Governing<Principal> {
  readonly host: Host<Principal>
  readonly definition: GovernedDefinition
  readonly searchable: Searchable
  /** Of the versions that are allowed, ascending. */
  readonly documents: readonly DefinitionDocument[]
  readonly pageLimit: number
  readonly isPrincipal: (given: unknown) => given is Principal
}

/** The same host for the tools of an agent. Its functions stay called on the object that they came with. */
export const hostOf = <Principal>(
  options: GovernedOptions<Principal, GovernedDefinition>,
  { entity, versions, create, operations }: GovernedDefinition,
): Host<Principal> => ({
  runtime: options.runtime,
  allow: [{ entity, versions, tools: [], operations, ...(create === undefined ? {} : { create }) }],
  identify: (principal) => options.identify(principal),
  authority: (principal, call) => options.authority(principal, call),
  recording: (principal, call) => options.recording(principal, call),
  ...(options.mayRead === undefined
    ? {}
    : { mayRead: (principal, instance) => options.mayRead?.(principal, instance) ?? false }),
  ...(options.newId === undefined ? {} : { newId: (principal, call) => options.newId?.(principal, call) ?? '' }),
  onCommitted: (commit) => options.onCommitted?.(commit),
  onFault: (fault, step) => options.onFault?.(fault, step),
})

/** That a function of a provider could not look, as it says it: its log is told why, and its caller that it failed. */
export const failed = (error: AgentError): Error => new Error(agentMessage(error))

/** The principal of a call. */
export const principalOf = <Principal>({ isPrincipal }: Governing<Principal>, given: unknown): Principal => {
  if (!isPrincipal(given)) throw new Error('the principal of the call is none of this host')
  return given
}

/** Who calls. There is no conversation: every proposal says the revision that it is based on. */
export const callerOf = async <Principal>(
  governing: Governing<Principal>,
  given: unknown,
): Promise<Caller<Principal>> => {
  const caller = await identify(governing.host, principalOf(governing, given), null)
  if (isLeft(caller)) throw failed(caller.left)
  return caller.right
}
