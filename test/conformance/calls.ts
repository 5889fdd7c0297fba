import type { Json, JsonObject } from '@assent/kernel'

/** What a call answers: plain texts as texts, everything else as the document itself. */
export type Response = JsonObject

/** What one call does with its input. */
export type Call = (input: JsonObject) => Response | Promise<Response>

/** Calls by name. */
export interface CallGroup {
  readonly [name: string]: Call
}

/** The calls of one domain over a state of their own, fresh for each case. */
export interface Session {
  readonly calls: CallGroup
  /** Lets go of what the calls hold open. */
  readonly close: () => Promise<void>
}

/** A value of the API as the document that it is (interfaces lack the index signature that `Json` has). */
export const documentOf = (value: unknown): Json => value as Json
