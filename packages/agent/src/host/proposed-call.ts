import type { EntityInstance, JsonObject } from '@assent/kernel'

/**
 * What trusted code is told of a call when it is asked for what only it knows. Of it, `instance` and `conversation` are
 * trusted; the rest is what the model wrote.
 */
export interface ProposedCall {
  readonly kind: 'create' | 'operation' | 'escalate'
  readonly entity: string
  /** Null where no operation is proposed: a creation, an escalation. */
  readonly operation: string | null
  /** As the model gave it; null where the host is about to choose it. */
  readonly id: string | null
  /** What the model gave, without anything trusted; `{}` where it has not said yet and asks what is possible. */
  readonly arguments: JsonObject
  /** The canonical instance; null of a creation. */
  readonly instance: EntityInstance | null
  /** What the host gave with the call, or null. */
  readonly conversation: string | null
}
