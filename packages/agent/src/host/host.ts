import type { EntityInstance, Json, JsonNumber, JsonObject } from '@assent/kernel'
import type { RecordedCommit, Recording, StoredRuntime } from '@assent/shell'
import type { AllowedType } from '../allow/allowed-type.js'
import type { ProposedCall } from './proposed-call.js'

/** What a host answers at once or after a wait. */
export type Answer<A> = A | Promise<A>

/** What an agent could not settle itself, as it stands in the store. */
export interface Escalation<Principal> {
  readonly principal: Principal
  readonly entity: string
  readonly id: string
  /** At which it was asked for. */
  readonly revision: JsonNumber
  readonly reason: string
  readonly evidence: Json
  readonly recording: Recording
}

/** The question of the host that failed. */
export type HostStep = 'identify' | 'mayRead' | 'authority' | 'recording' | 'newId' | 'onCommitted' | 'escalated'

/**
 * The trusted side of the tools: everything that a model does not decide. `Principal` is whom the host has
 * authenticated, in the host's own type; it comes with every call and never from the model.
 *
 * Each function may throw or reject: the call is then refused as `host_failed` and nothing was written. The fault
 * itself goes to `onFault` and never into an answer.
 */
export interface Host<Principal> {
  /** Decides and stores. */
  readonly runtime: StoredRuntime
  /** What exists for the agent; empty, nothing does. */
  readonly allow: readonly AllowedType[]
  /**
   * A name that never changes and that no two principals share; not blank. Record ids and what was last seen are kept
   * by it.
   */
  readonly identify: (principal: Principal) => string
  /**
   * The trusted arguments of a call, such as `actor_role`. Those that `allow` declares trusted for it are injected,
   * others are left out. Nothing means that this principal may not make this call. Asked of every call that proposes
   * something, and of each operation that `get` lists.
   */
  readonly authority: (principal: Principal, call: ProposedCall) => Answer<JsonObject | undefined>
  /**
   * Who, when and why of a record. Its `record_id` is a new one; where the model gave a `proposal_id`, another one is
   * made from that in its place.
   */
  readonly recording: (principal: Principal, call: ProposedCall) => Answer<Recording>
  /**
   * May the principal read this? Only `true` means yes. What it may not read answers as what does not exist. A creation
   * whose result it could not read is not permitted. Left out: it may read every instance of what is allowed.
   */
  readonly mayRead?: (principal: Principal, instance: EntityInstance) => Answer<boolean>
  /**
   * Chooses the id of a new subject, which the model then does not; not asked where the definition derives it. Without
   * it, a model that may create and may not read everything can learn that an id is taken (see `create`).
   */
  readonly newId?: (principal: Principal, call: ProposedCall) => Answer<string>
  /**
   * Starts downstream work, after the commit: once for a decision, not again for its replay. It is not waited for, and
   * that it fails changes no answer. A process that ends between commit and call loses it: what must not be lost reads
   * the store's feed instead.
   */
  readonly onCommitted?: (commit: RecordedCommit) => unknown
  /** Is handed what an agent could not settle, once it is stored; as `onCommitted`. */
  readonly escalated?: (escalation: Escalation<Principal>) => unknown
  /** Is told what one of the functions above threw, for the host's own log. */
  readonly onFault?: (fault: unknown, step: HostStep) => unknown
}
