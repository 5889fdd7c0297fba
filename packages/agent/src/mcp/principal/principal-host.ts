import type { JsonObject, Registry } from '@assent/kernel'
import type { StoredRuntime } from '@assent/shell'
import type { AllowedCall, AllowedType } from '../../allow/allowed-type.js'
import type { Host } from '../../host/host.js'
import type { ProposedCall } from '../../host/proposed-call.js'
import { nameOf, resolveAll } from './claims.js'
import type { GrantedCall, GrantedType, PrincipalDocument } from './principal-document.js'

/** What is recorded about every call, besides who made it. */
export interface Stamp {
  /** A new one each time. */
  readonly record_id: string
  /** Now. */
  readonly recorded_at: string
}

const allowedCall = ({ trusted }: GrantedCall): AllowedCall => ({ trusted: Object.keys(trusted) })

const allowedType =
  (registry: Registry) =>
  ({ entity, versions, tools, create, operations }: GrantedType): AllowedType => ({
    entity,
    versions:
      versions ?? registry.list().flatMap((definition) => (definition.entity === entity ? [definition.version] : [])),
    tools,
    ...(create === undefined ? {} : { create: allowedCall(create) }),
    operations: Object.fromEntries(Object.entries(operations).map(([name, call]) => [name, allowedCall(call)])),
  })

const grantedCall = (
  { allow }: PrincipalDocument,
  { kind, entity, operation }: ProposedCall,
): GrantedCall | undefined => {
  const granted = allow.find((one) => one.entity === entity)
  if (kind === 'escalate') return { trusted: {} }
  return operation === null ? granted?.create : granted?.operations[operation]
}

/**
 * The trusted side of the tools of one principal, or of all that a token names. A call whose trusted arguments stand
 * for a claim that the token has not is not permitted.
 */
export const principalHost = (
  document: PrincipalDocument,
  runtime: StoredRuntime,
  stamp: () => Stamp,
): Host<JsonObject> => ({
  runtime,
  allow: document.allow.map(allowedType(runtime.registry)),
  identify: (claims) => nameOf(document, claims) ?? '',
  authority: (claims, call) => {
    const granted = grantedCall(document, call)
    return granted === undefined ? undefined : resolveAll(granted.trusted, claims)
  },
  recording: (claims) => ({ ...stamp(), correlation: null, causation: null, actor: nameOf(document, claims) ?? null }),
})
