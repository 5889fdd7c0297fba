import type { DomainEvent, EntityInstance, FulfillmentActions, JsonNumber, JsonObject } from '@assent/kernel'
import type { Subject } from '@assent/shell'

/** An operation that trusted code plays. */
export interface StoryStep {
  readonly operation: string
  /** All of them, the trusted ones too. */
  readonly arguments: JsonObject
  /** What is said of the fields that the outcome leaves to the host, where it leaves any. */
  readonly fulfillments?: FulfillmentActions
}

/** How a subject comes to where a case begins. Trusted code plays it; no caller of the port could ask for all of it. */
export interface Story extends Subject {
  /** Of the definition. */
  readonly version: number
  /** The fields of the creation. */
  readonly fields: JsonObject
  /** Operations after it, in order. Each is accepted by the kernel. */
  readonly executed: readonly StoryStep[]
}

/** What somebody asks of the boundary. */
export interface Proposal extends Subject {
  readonly operation: string
  /** Those that the caller supplies. */
  readonly arguments: JsonObject
  /** The revision that the caller saw. */
  readonly expectedRevision: JsonNumber
  /**
   * The caller's own name for this proposal. One name is one record id; which record id that is, the port decides.
   */
  readonly proposal: string
  /** Who asks: the name of a `Principal`, `caller` where the port has none. */
  readonly principal: string
}

/** What the boundary answers. */
export type ProposalOutcome =
  | { readonly kind: 'committed'; readonly revision: JsonNumber; readonly replayed: boolean }
  /** The refusal as the caller gets it: a JSON object with its `kind` and what else that kind has. */
  | { readonly kind: 'refused'; readonly refusal: JsonObject }

/** What is stored under a subject. */
export interface Held {
  readonly instance: EntityInstance
  /** All of them, oldest first. */
  readonly events: readonly DomainEvent[]
}

/** Somebody whom the port can authenticate, and what it then writes into the arguments by itself. */
export interface Principal {
  readonly name: string
  /** The arguments that the port injects, such as `{ actor_role: 'agent' }`. A caller may not supply any of them. */
  readonly trusted: JsonObject
  /** What the port says of the fields that an outcome leaves to the host; left out, it says nothing. */
  readonly fulfillments?: FulfillmentActions
}

/** A boundary that takes proposals: the bare runtime, an agent's tools, HTTP, MCP. */
export interface BoundaryPort {
  /** Stores a subject that is not there yet. Rejects where it cannot. */
  readonly prepare: (story: Story) => Promise<void>
  /** Proposes an operation as the principal. It answers every proposal, and rejects only where the port is broken. */
  readonly propose: (proposal: Proposal) => Promise<ProposalOutcome>
  /** What is stored, read beside the boundary; nothing where there is no such subject. */
  readonly read: (subject: Subject) => Promise<Held | undefined>
  /**
   * Who may propose an operation. Left out, one caller who supplies every argument; an empty list: nobody may.
   */
  readonly principals?: (operation: string) => readonly Principal[]
  /**
   * The same boundary over a store of its own, which is empty. A definition with an identity makes the ids of its
   * subjects, so that each case needs one; without it such a definition is not tried.
   */
  readonly fresh?: () => Promise<BoundaryPort>
}
